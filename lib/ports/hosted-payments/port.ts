import type { Evidence } from '@/lib/ports/cards/evidence';

/** What the buyer is sent to the hosted page with. Nothing that a buyer typed freely belongs in here. */
export type HostedPayment = {
  reference: string;
  orderId: string;
  /** ZAR cents. */
  chargeMinor: number;
  itemName: string;
  buyer: { firstName: string; lastName: string; email: string };
  /** Full addresses: where the browser returns to, and where the notice goes. */
  returnUrl: string;
  cancelUrl: string;
  notifyUrl: string;
};

/** A notice as far as it is signed: what follows the signature in the body is nobody's word. */
export type HostedNotice = {
  reference: string;
  /** The provider's own word for the state, for the record. */
  kind: string;
  evidence: Evidence;
};

/** The provider behind the hosted card page. It cannot be asked about a payment: it tells, once or often. */
export interface HostedPaymentsPort {
  /** The form that the buyer's browser posts: its address and its hidden fields, signed. */
  form(payment: HostedPayment): { url: string; fields: Record<string, string> };
  /** Whether a notice was signed by the provider. Takes the raw body, character for character. */
  isSigned(rawBody: string): boolean;
  /** What a notice says, signed or not; null when it names no payment. `receivedAt` counts as paid at. */
  read(rawBody: string, receivedAt: Date): HostedNotice | null;
  /** Whether a notice came from where the provider says it sends them from, and what to do if not. */
  source(address: string): 'listed' | 'unlisted' | 'refused';
  /** Asks the provider whether it sent this notice. Throws `unavailable` without a usable answer. */
  confirm(rawBody: string): Promise<boolean>;
}
