import type { Say } from '@/lib/platform/language/said';

/** What a provider is asked to open: the body of our call, whose `orderType` says what is paid for. */
export type OrderBody = { orderType: string };

/** The words of the button that leads to a provider, where another button is the main one. */
type ButtonWords = {
  payLabel(say: Say): string;
  /** What happens there, in a sentence or two beside that button; '' for nothing. */
  payHint(say: Say): string;
};

export type BrowserProvider = PopupProvider | HostedProvider;

/** The part of the answer of POST /api/payments/initiate-memorial-order that a popup needs. */
export type PaymentOrder = {
  orderId: string;
  email: string;
  publicKey: string;
  /** The page that the popup shows; null where the provider's own script knows it. */
  popupUrl: string | null;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  reference: string;
};

/** What our server says about a payment; `message` is the spec's sentence (product.md 8). */
export type Verification = { success: boolean; message: string };

/** What paying in a provider's popup needs in a browser. */
export type PopupProvider = ButtonWords & {
  channel: 'popup';
  /** Opens an order. Throws `ApiError`. */
  openOrder(body: OrderBody): Promise<PaymentOrder>;
  /** Asks our server whether an attempt has been paid. Throws `ApiError`. */
  verify(attempt: { orderId: string; reference: string }): Promise<Verification>;
  /** Returns the page's popup; `isBroken` when it did not load the last time. Throws when its code cannot load. */
  prepare(order: PaymentOrder, isBroken: boolean): Promise<Popup>;
};

export type Popup = {
  /** Opens the popup and returns at once. */
  open(order: PaymentOrder, events: PopupEvents): void;
  /** Closes it, which may call `onCancelled`. */
  cancel(): void;
};

export type PopupEvents = {
  onLoaded(): void;
  onPaid(): void;
  onCancelled(): void;
  onFailed(message: string): void;
};

/** An order to be paid on a provider's own page, which a form with hidden fields opens, or a link. */
export type HostedPayment = {
  orderId: string;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  method: 'post' | 'get';
  url: string;
  /** None for a link. */
  fields: Record<string, string>;
};

/** What paying on a provider's own page needs in a browser. */
export type HostedProvider = ButtonWords & {
  channel: 'redirect';
  /** Opens an order. Throws `ApiError`. */
  openOrder(body: OrderBody): Promise<HostedPayment>;
};
