import { ApiError } from '@/lib/client/api';

const TOO_MANY = 429;

/**
 * Of an answer only whether it is ok is read; beyond a limit, when to try again is said, too. Without an
 * answer, what the browser says of it is shown (spec 7 and 8).
 */
export function sendFailure(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return wordsOf(thrown);
  if (thrown.status === 0) return wordsOf(thrown.cause);
  if (thrown.status === TOO_MANY) return `Failed to send message. ${thrown.message}`.trim();
  return 'Failed to send message';
}

const wordsOf = (thrown: unknown) =>
  (thrown instanceof Error && thrown.message) || 'An unexpected error occurred';
