import { ApiError } from '@/lib/browser/api';

/** What failed: saving the form on the server, or opening an order for the popup or for a provider's own page. */
type Step = 'form' | 'card' | 'hosted';

/** The server's answer lacks what is needed to pay (product.md 8, "Payment"). */
export class InvalidDetails extends Error {
  constructor() {
    super('Received invalid payment details from server.');
    this.name = 'InvalidDetails';
  }
}

export const LOGGED_OUT = 'Authentication token not found. Please log in again.';

const NOT_PREPARED = 'Failed to prepare payment. Please try again.';
const FALLBACKS: Record<Step, string> = {
  form: NOT_PREPARED,
  card: 'Failed to initiate payment order',
  hosted: NOT_PREPARED,
};
const UNEXPECTED = 'An error occurred while processing payment';

/** Returns the message when a payment could not be started (product.md 8, "Payment"). Messages of a 5xx are not shown. */
export function refusalMessage(error: unknown, step: Step): string {
  if (error instanceof InvalidDetails) return error.message;
  if (!(error instanceof ApiError)) return UNEXPECTED;
  if (error.status === 401) return LOGGED_OUT;
  if (error.message && error.status < 500) return `Failed to proceed: ${error.message}`;
  const isUnanswered = error.status === 0;
  return isUnanswered && step === 'hosted' ? UNEXPECTED : FALLBACKS[step];
}
