import type { PaymentProvider as ProviderName } from '@/lib/platform/db/generated/enums';
import type { Language } from '@/lib/platform/language/languages';
import type { Currency } from '../currencies';
import type { DisputeUpdate } from '../disputes/record-dispute';
import type { Evidence } from './evidence';

/** Everything that the product needs from a payment provider (docs/payments.md, 4). */
export type PaymentProvider = {
  name: ProviderName;
  /** The name shown to people. */
  label: string;
  /** The currencies in which it charges, each with its smallest charge in minor units. */
  currencies: Partial<Record<Currency, number>>;
  /** Longer notices are rejected unread. In bytes, at most MAX_NOTICE_BYTES. */
  noticeLimit: number;
  /** The headers to store with a notice, besides its content type and user agent. */
  noticeHeaders: string[];
  /**
   * Authenticates a notice and translates it. Throws AppError to reject a notice; a rejected notice
   * is not stored.
   */
  receive(notice: RawNotice): ProviderNotice;
  /** Missing if refunds are made by hand in the provider's dashboard. */
  refunds?: Refunds;
} & ((PopupChannel & CanBePolled) | (RedirectChannel & (CanBePolled | OnlyNotifies)));

/**
 * A provider with a popup must have `poll`: when the popup closes, the browser asks our server
 * about the payment.
 */
export type PopupChannel = {
  channel: 'popup';
  begin(payment: NewPayment): PopupSettings;
};

/** What the browser needs to open the popup, besides the order. All of it is public. */
type PopupSettings = {
  publicKey: string;
  /** The page in the popup; null if the provider's own script knows it. */
  popupUrl: string | null;
};

export type RedirectChannel = {
  channel: 'redirect';
  /**
   * Returns how the browser gets to the provider's page. May call the provider to create that page;
   * throws `provider` if it gives no usable answer, and then nobody can pay with this reference.
   */
  begin(payment: NewPayment): CheckoutRedirect | Promise<CheckoutRedirect>;
};

/** A form with hidden fields (`post`), or a link (`get`, without fields). */
export type CheckoutRedirect = {
  method: 'post' | 'get';
  url: string;
  fields: Record<string, string>;
  /**
   * The provider's id of the payment, by which `poll` finds it. It is stored before anybody can
   * pay.
   */
  handle?: string;
};

/** Our reference, and the `handle` that `begin` returned, if any. */
export type PaymentToPoll = { reference: string; handle: string | null };

/** The provider has an API to ask about payments, so its notices only tell us when to ask. */
type CanBePolled = {
  /** Throws `provider` if the provider gives no usable answer. */
  poll(payment: PaymentToPoll): Promise<Evidence>;
  /**
   * Our reference for a transaction, for providers whose notices contain only their own id; null if
   * it is not ours. Throws `provider` if the provider gives no usable answer.
   */
  referenceOf?(providerTxnId: string): Promise<string | null>;
  stored?: undefined;
};

/**
 * The provider cannot be asked. Its notices are evidence, after it has confirmed that it sent them.
 */
type OnlyNotifies = { poll?: undefined; referenceOf?: undefined; stored: StoredNotices };

export type StoredNotices = {
  /** Text that the body of every charge notice about this reference contains. */
  textAbout(reference: string): string;
  /**
   * Parses a signed notice; null if it cannot be read. `receivedAt` is used as the time of payment.
   */
  read(rawBody: string, receivedAt: Date): { reference: string; evidence: Evidence } | null;
  /**
   * Asks the provider whether it sent this notice. Throws `provider` if it gives no usable
   * answer.
   */
  confirm(rawBody: string): Promise<boolean>;
};

/**
 * What a provider needs to start a payment. Apart from the buyer's name and e-mail address, it
 * contains no text that the buyer typed.
 */
export type NewPayment = {
  reference: string;
  orderId: string;
  /** In minor units of `chargeCurrency`, which the provider accepts. */
  chargeMinor: number;
  chargeCurrency: Currency;
  /** The language of the page that the buyer comes from. */
  language: Language;
  itemName: string;
  buyer: { firstName: string; lastName: string; email: string };
  /** Absolute URLs: where the browser returns to, and where the provider sends its notices. */
  returnUrl: string;
  cancelUrl: string;
  notifyUrl: string;
};

export type RawNotice = { rawBody: string; headers: Headers; sourceIp: string; receivedAt: Date };

/** `kind` is the provider's own name for the event, stored with it. */
export type ProviderNotice = { kind: string } & (
  | { about: 'charge'; reference: string; evidence?: Evidence }
  | ({ about: 'refund' } & NamedPayment)
  | ({ about: 'dispute'; dispute: DisputeUpdate } & NamedPayment)
  /** Signed but unreadable: stored, and reported in the log. */
  | { about: 'unreadable' }
  /** Does not concern us: stored, and answered with 200. */
  | { about: 'nothing' }
  /** Its signature is wrong. The first one about each payment is stored to help find the fault. */
  | { about: 'unsigned'; reference: string }
);

/**
 * A notice names a payment by our reference, or only by the provider's transaction (see
 * `referenceOf`).
 */
export type NamedPayment = { reference: string } | { providerTxnId: string };

/** A refund as the provider reports it. Amounts in minor units. */
export type ProviderRefund = {
  id: string;
  amountMinor: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed' | 'needs_attention';
  /** The note for the merchant. We put the id of our refund there. */
  note: string;
};

export type RefundRequest = {
  providerTxnId: string;
  amountMinor: number;
  currency: string;
  note: string;
};

export type Refunds = {
  /** Every refund of a transaction. Throws `provider` if the provider gives no usable answer. */
  list(providerTxnId: string): Promise<ProviderRefund[]>;
  /**
   * Refunds money. Throws `conflict` with the provider's reason if it refuses, and `provider` if
   * the result is unknown; then check `list` before trying again.
   */
  send(request: RefundRequest): Promise<ProviderRefund>;
};
