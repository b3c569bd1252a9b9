import { ApiError } from '@/lib/client/api';

/** What was tried: to keep the form on the server, to open an order for the popup, or one for PayFast's page. */
type Step = 'form' | 'card' | 'hosted';

/** An answer about a payment that nothing can be paid with (spec 8, "Payment"). */
export class InvalidDetails extends Error {
  constructor() {
    super('Received invalid payment details from server.');
    this.name = 'InvalidDetails';
  }
}

export const LOGGED_OUT = 'Authentication token not found. Please log in again.';

const NOT_PREPARED = 'Failed to prepare payment. Please try again.';
const WITHOUT_WORDS: Record<Step, string> = {
  form: NOT_PREPARED,
  card: 'Failed to initiate payment order',
  hosted: NOT_PREPARED,
};
const UNEXPECTED = 'An error occurred while processing payment';

/** What to say when a payment could not even be begun (spec 8, "Payment"). What a broken server says is not shown. */
export function refusalMessage(error: unknown, step: Step): string {
  if (error instanceof InvalidDetails) return error.message;
  if (!(error instanceof ApiError)) return UNEXPECTED;
  if (error.status === 401) return LOGGED_OUT;
  if (error.message && error.status < 500) return `Failed to proceed: ${error.message}`;
  const isUnanswered = error.status === 0;
  return isUnanswered && step === 'hosted' ? UNEXPECTED : WITHOUT_WORDS[step];
}
