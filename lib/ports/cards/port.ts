import type { Evidence } from '@/lib/ports/cards/evidence';

/** The card provider behind the payment popup. */
export interface CardsPort {
  /** What the popup is opened with in the browser. `popupUrl` is set by the sandbox only. */
  popup(): { publicKey: string; popupUrl: string | null };
  /** Asks the provider about one payment. Throws `unavailable` when it gives no usable answer. */
  verify(reference: string): Promise<Evidence>;
  /** Whether a notice was signed by the provider. Takes the raw body, byte for byte. */
  isSigned(rawBody: string, headers: Headers): boolean;
}
