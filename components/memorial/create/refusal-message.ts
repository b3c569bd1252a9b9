import { ApiError, failureMessage } from '@/lib/client/api';

/** What to say when the form could not be saved, or its order not be opened (spec 8, "Payment"). */
export function refusalMessage(error: unknown): string {
  if (error instanceof ApiError && error.status === 401)
    return 'Authentication token not found. Please log in again.';
  const message = failureMessage(error, '');
  return message ? `Failed to proceed: ${message}` : 'Failed to prepare payment. Please try again.';
}
