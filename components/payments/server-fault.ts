import { ApiError, awayMessage } from '@/lib/browser/api';
import type { Say } from '@/lib/platform/language/said';

/** Returns the message when the server sent no usable answer (product.md 8, "Return pages"), or said what is away. */
export const serverFault = (error: unknown, say: Say) =>
  awayMessage(error) ||
  (error instanceof ApiError && error.status >= 500
    ? say('payments.support.serverError', { status: error.status })
    : say('payments.support.unknownError'));
