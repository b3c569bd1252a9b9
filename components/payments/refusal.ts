import { ApiError } from '@/lib/browser/api';
import { fill } from '@/lib/platform/language/fill';
import { awayMessage } from './away-message';
import type { PayWay } from './pay-ways';
import type { PayWords } from './pay-words';

/** The failed step: saving the form, or opening an order for the popup or for a provider's page. */
type Step = 'form' | 'card' | 'hosted';

/** Returns the step that fails if no order can be opened for a way to pay. */
export const stepOf = ({ channel }: Pick<PayWay, 'channel'>) =>
  channel === 'popup' ? 'card' : 'hosted';

/** The server's response lacks details needed to pay (product.md 8, "Payment"). */
export class InvalidDetails extends Error {
  constructor() {
    super('the order lacks payment details');
    this.name = 'InvalidDetails';
  }
}

/**
 * Returns the message for a payment that could not be started (product.md 8, "Payment"). Of the 5xx messages, only that
 * of an unavailable service is shown.
 */
export function refusalMessage(error: unknown, step: Step, words: PayWords): string {
  if (error instanceof InvalidDetails) return words.invalidDetails;
  if (!(error instanceof ApiError)) return words.failed;
  if (error.status === 401) return words.loggedOut;
  const reason = error.status < 500 ? error.message : awayMessage(error);
  if (reason) return fill(words.refused, { reason });
  if (error.status === 0 && step === 'hosted') return words.failed;
  return step === 'card' ? words.notInitiated : words.notPrepared;
}
