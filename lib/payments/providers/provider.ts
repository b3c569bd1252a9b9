import type { PaymentProvider as ProviderName } from '@/lib/platform/db/generated/enums';
import type { Language } from '@/lib/platform/language/languages';
import type { Currency } from '../currencies';
import type { DisputeNews } from '../disputes/record-dispute';
import type { Evidence } from './evidence';

/** A payment provider: everything that the product asks of one (docs/payments.md, 4). */
export type PaymentProvider = {
  name: ProviderName;
  /** What people call it. */
  label: string;
  /** The currencies that it charges, each with the smallest charge that it accepts, in minor units. */
  currencies: Partial<Record<Currency, number>>;
  /** A longer notice is refused unread, in bytes; at most NOTICE_MAX_BYTES. */
  noticeLimit: number;
  /** The headers that are stored with a notice, beside its content type and user agent. */
  noticeHeaders: string[];
  /**
   * Authenticates a notice and reads it into our words. Throws an `AppError` for one that is not
   * admitted: nothing of it is stored.
   */
  receive(notice: RawNotice): Notice;
  /** Absent where refunds are made by hand, in the provider's dashboard. */
  refunds?: Refunds;
} & ((PopupChannel & CanBePolled) | (RedirectChannel & (CanBePolled | OnlyNotifies)));

/** A popup can always be polled: the browser asks our server about the payment when it closes. */
export type PopupChannel = {
  channel: 'popup';
  begin(payment: NewPayment): PopupSettings;
};

/** What the browser opens the popup with, beside the order. All of it is public. */
type PopupSettings = {
  publicKey: string;
  /** The page that the popup shows; null where the provider's own script knows it. */
  popupUrl: string | null;
};

export type RedirectChannel = {
  channel: 'redirect';
  /**
   * What takes the browser to the provider's page. May ask the provider for that page: then it throws
   * `unavailable` when the provider sends no usable answer, and nobody can pay for this reference.
   */
  begin(payment: NewPayment): Departure | Promise<Departure>;
};

/** How the browser leaves for the provider's page: a form with hidden fields, or a link (`get`, no fields). */
export type Departure = {
  method: 'post' | 'get';
  url: string;
  fields: Record<string, string>;
  /** The provider's own id of a payment that nobody has made yet, by which `poll` finds it; stored before anybody can pay. */
  handle?: string;
};

/** A payment to ask about: our reference, and the provider's own id of it where `begin` returned one. */
export type AskedPayment = { reference: string; handle: string | null };

/** The provider can be asked about a payment, so a notice is only a reason to ask. */
type CanBePolled = {
  /** Throws `unavailable` when the provider sends no usable answer. */
  poll(payment: AskedPayment): Promise<Evidence>;
  /**
   * Our reference of a transaction, where notices name nothing else; null when it is none of ours. Throws
   * `unavailable` when the provider sends no usable answer.
   */
  referenceOf?(providerTxnId: string): Promise<string | null>;
  stored?: undefined;
};

/** The provider cannot be asked: its notices are evidence, once it has confirmed that it sent them. */
type OnlyNotifies = { poll?: undefined; referenceOf?: undefined; stored: StoredNotices };

/** How a stored notice is found and used again. */
export type StoredNotices = {
  /** A text that the body of each charge notice about this reference contains. */
  textAbout(reference: string): string;
  /** What a signed notice says; null when it cannot be read. `receivedAt` counts as paid at. */
  read(rawBody: string, receivedAt: Date): { reference: string; evidence: Evidence } | null;
  /** Asks the provider whether it sent this notice. Throws `unavailable` without a usable answer. */
  confirm(rawBody: string): Promise<boolean>;
};

/** What the buyer is sent to the provider with. Nothing that a buyer typed freely belongs here. */
export type NewPayment = {
  reference: string;
  orderId: string;
  /** In minor units of `chargeCurrency`, one of the provider's. */
  chargeMinor: number;
  chargeCurrency: Currency;
  /** The language of the page that the buyer comes from. */
  language: Language;
  itemName: string;
  buyer: { firstName: string; lastName: string; email: string };
  /** Full addresses: where the browser returns to, and where the provider sends its notice. */
  returnUrl: string;
  cancelUrl: string;
  notifyUrl: string;
};

/** A notice exactly as received. */
export type RawNotice = { rawBody: string; headers: Headers; sourceIp: string; receivedAt: Date };

/** `kind` is the provider's own word for it, kept with the event. */
export type Notice = { kind: string } & (
  | { about: 'charge'; reference: string; evidence?: Evidence }
  | ({ about: 'refund' } & NamedPayment)
  | ({ about: 'dispute'; dispute: DisputeNews } & NamedPayment)
  /** Signed, but nobody can read it: it is kept, and reported in the log. */
  | { about: 'unreadable' }
  /** Nothing that concerns us: it is kept, and answered 200. */
  | { about: 'nothing' }
  /** Its signature is wrong. The first about each payment is kept, for whoever looks for the fault. */
  | { about: 'unsigned'; reference: string }
);

/** A payment as a notice names it: by our reference, or by the provider's transaction alone (`referenceOf`). */
export type NamedPayment = { reference: string } | { providerTxnId: string };

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

export type Refunds = {
  /** Every refund of a transaction. Throws `unavailable` when the provider sends no usable answer. */
  list(providerTxnId: string): Promise<ProviderRefund[]>;
  /**
   * Gives money back. Throws `conflict` with the provider's words when it refuses, `unavailable` when
   * nobody knows what came of it: then `list` must be asked before it is tried again.
   */
  send(wanted: WantedRefund): Promise<ProviderRefund>;
};
