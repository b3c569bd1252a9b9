import type { PaymentMessages } from './payment-messages';
import type { PaymentOrder, Popup, PopupProvider } from './providers/browser-provider';

/** Receives, if the popup has not loaded in time, a function that closes it; null once it has loaded or closed. */
export type OnStuck = (close: (() => void) | null) => void;

type Outcome = 'paid' | 'cancelled';

export const LOAD_TIMEOUT_MS = 15_000;

let isOpen = false;
let isBroken = false;

/**
 * Opens the provider's card popup and waits for the person as long as needed, since a popup that loads late can still
 * be used. If it never loads, the provider calls no callback, so `onStuck` receives a function that closes the popup
 * and makes `openPopup` throw. Only one popup can be open at a time.
 */
export async function openPopup(
  provider: PopupProvider,
  order: PaymentOrder,
  onStuck: OnStuck,
  messages: PaymentMessages,
): Promise<Outcome> {
  if (isOpen) throw new Error(messages.alreadyOpen);
  isOpen = true;
  try {
    const popup = await provider.prepare(order, isBroken);
    isBroken = false;
    return await pay(popup, order, onStuck, messages);
  } finally {
    isOpen = false;
  }
}

const pay = (popup: Popup, order: PaymentOrder, onStuck: OnStuck, messages: PaymentMessages) =>
  new Promise<Outcome>((resolve, reject) => {
    const timer = setTimeout(() => onStuck(close), LOAD_TIMEOUT_MS);
    const onLoaded = () => {
      clearTimeout(timer);
      onStuck(null);
    };
    const end = (finish: () => void) => {
      onLoaded();
      finish();
    };
    // Rejects first: cancelling calls onCancelled, and only the first settlement counts.
    const onFailed = (message: string) => {
      end(() => reject(new Error(message)));
      popup.cancel();
    };
    const close = () => {
      onFailed(messages.notOpened);
      isBroken = true;
    };
    popup.open(order, {
      onLoaded,
      onPaid: () => end(() => resolve('paid')),
      onCancelled: () => end(() => resolve('cancelled')),
      onFailed,
    });
  });
