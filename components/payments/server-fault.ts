import { ApiError, awayMessage } from '@/lib/browser/api';
import type { Say } from '@/lib/platform/language/said';

const TOO_BUSY = 503;

/** Whether the server had no time to answer, so that nobody knows of any failure. */
export const isTooBusy = (error: unknown): boolean =>
  error instanceof ApiError && error.status === TOO_BUSY;

/** What a failed poll of an order says: nothing while the server is too busy. */
export const pollFault = (error: unknown, say: Say): string =>
  isTooBusy(error) ? '' : serverFault(error, say);

/** Returns the message when the server sent no usable answer (product.md 8, "Return pages"), or said what is away. */
export const serverFault = (error: unknown, say: Say) =>
  awayMessage(error) ||
  (error instanceof ApiError && error.status >= 500
    ? say('payments.support.serverError', { status: error.status })
    : say('payments.support.unknownError'));
