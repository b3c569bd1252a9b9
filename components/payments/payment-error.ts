import { ApiError } from '@/lib/browser/api';
import { fillPlaceholders } from '@/lib/platform/language/fill-placeholders';
import type { PayWay } from './pay-ways';
import type { PaymentMessages } from './payment-messages';
import { unavailableMessage } from './unavailable-message';

/** The failed step: saving the form, or opening an order for the popup or for a provider's page. */
type Step = 'form' | 'card' | 'hosted';

/** Returns the step in which an order is opened for this way to pay. */
export const orderCallPurpose = ({ channel }: Pick<PayWay, 'channel'>) =>
  channel === 'popup' ? 'card' : 'hosted';

/** The server's response lacks details needed to pay (product.md 8, "Payment"). */
export class InvalidDetails extends Error {
  constructor() {
    super('the order lacks payment details');
    this.name = 'InvalidDetails';
  }
}

/**
 * Returns the message for a payment that could not be started (product.md 8, "Payment"). The server's own message for a
 * 5xx error is shown only if a service is unavailable.
 */
export function paymentErrorMessage(error: unknown, step: Step, messages: PaymentMessages): string {
  if (error instanceof InvalidDetails) return messages.invalidDetails;
  if (!(error instanceof ApiError)) return messages.failed;
  if (error.status === 401) return messages.loggedOut;
  const reason = error.status < 500 ? error.message : unavailableMessage(error);
  if (reason) return fillPlaceholders(messages.refused, { reason });
  if (error.status === 0 && step === 'hosted') return messages.failed;
  return step === 'card' ? messages.notInitiated : messages.notPrepared;
}
