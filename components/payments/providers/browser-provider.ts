import type { Translate } from '@/lib/platform/language/message';

/** The body of the API call that opens an order. `orderType` says what is paid for. */
export type OrderBody = { orderType: string };

/** The texts of a provider's button where the provider is not the main way to pay. */
type ButtonTexts = {
  payLabel(t: Translate): string;
  /** A sentence or two beside the button about what happens next; '' for none. */
  payHint(t: Translate): string;
};

export type BrowserProvider = PopupProvider | HostedProvider;

/** The part of the response to an order for a memorial or flowers that a popup needs. */
export type PaymentOrder = {
  orderId: string;
  email: string;
  publicKey: string;
  /** The address of the popup's page; null to use the one built into the provider's script. */
  popupUrl: string | null;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  reference: string;
};

/** Whether our server has confirmed a payment. `message` is the spec's sentence (product.md 8). */
export type Verification = { success: boolean; message: string };

/** The browser code for paying in a provider's popup. */
export type PopupProvider = ButtonTexts & {
  channel: 'popup';
  /** Opens an order. Throws `ApiError`. */
  openOrder(body: OrderBody): Promise<PaymentOrder>;
  /** Asks our server whether an attempt has been paid. Throws `ApiError`. */
  verify(attempt: { orderId: string; reference: string }): Promise<Verification>;
  /**
   * Returns the popup, which is created once per page. `isBroken` is true if it did not load last time. Throws if its
   * code cannot be loaded.
   */
  prepare(order: PaymentOrder, isBroken: boolean): Promise<Popup>;
};

export type Popup = {
  /** Opens the popup and returns at once. */
  open(order: PaymentOrder, events: PopupEvents): void;
  /** Closes the popup, which may call `onCancelled`. */
  cancel(): void;
};

export type PopupEvents = {
  onLoaded(): void;
  onPaid(): void;
  onCancelled(): void;
  onFailed(message: string): void;
};

/** An order to be paid on a provider's own page, which is opened by a form with hidden fields or by a link. */
export type HostedPayment = {
  orderId: string;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  method: 'post' | 'get';
  url: string;
  /** Empty for a link. */
  fields: Record<string, string>;
};

/** The browser code for paying on a provider's own page. */
export type HostedProvider = ButtonTexts & {
  channel: 'redirect';
  /** Opens an order. Throws `ApiError`. */
  openOrder(body: OrderBody): Promise<HostedPayment>;
};
