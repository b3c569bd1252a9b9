/** The part of @paystack/inline-js 2.25 that we use; the package has no types (payments.md 1.7). */
declare module '@paystack/inline-js' {
  type Transaction = {
    key: string;
    email: string;
    /** ZAR cents. */
    amount: number;
    currency: string;
    reference: string;
    metadata?: Record<string, unknown>;
    channels?: string[];
    onLoad?: () => void;
    onSuccess?: (result: { reference: string }) => void;
    onCancel?: () => void;
    onError?: (error: { message: string }) => void;
  };

  export default class PaystackPop {
    readonly checkoutIframe: HTMLIFrameElement;
    newTransaction(transaction: Transaction): unknown;
    /** For an unknown id, cancels the active transaction: calls its `onCancel` and hides its frames. */
    cancelTransaction(id?: string): void;
  }
}
