import type { Evidence } from '@/lib/ports/cards/evidence';

/** A refund as the provider has it. Amounts in minor units. */
export type ProviderRefund = {
  id: string;
  amountMinor: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed' | 'needs_attention';
  /** The note for the merchant: ours names our own refund. */
  note: string;
};

export type WantedRefund = {
  providerTxnId: string;
  amountMinor: number;
  currency: string;
  note: string;
};

/** The card provider behind the payment popup. */
export interface CardsPort {
  /** What the popup is opened with in the browser. `popupUrl` is set by the sandbox only. */
  popup(): { publicKey: string; popupUrl: string | null };
  /** Asks the provider about one payment. Throws `unavailable` when it gives no usable answer. */
  verify(reference: string): Promise<Evidence>;
  /** Whether a notice was signed by the provider. Takes the raw body, byte for byte. */
  isSigned(rawBody: string, headers: Headers): boolean;
  /** Every refund of a transaction. Throws `unavailable` when the provider gives no usable answer. */
  refunds(providerTxnId: string): Promise<ProviderRefund[]>;
  /**
   * Gives money back. Throws `conflict` with the provider's words when it refuses, `unavailable` when
   * nobody knows what came of it: then `refunds` must be asked before it is tried again.
   */
  refund(wanted: WantedRefund): Promise<ProviderRefund>;
}
