import { ApiError } from '@/lib/browser/api';

const TOO_MANY = 429;

/**
 * Returns the message for a failed send: the spec's sentence, for a rate limit also the server's advice on
 * when to try again, and without an answer the browser's own message (product.md 7 and 8).
 */
export function sendFailure(thrown: unknown): string {
  if (!(thrown instanceof ApiError)) return messageOf(thrown);
  if (thrown.status === 0) return messageOf(thrown.cause);
  if (thrown.status === TOO_MANY) return `Failed to send message. ${thrown.message}`.trim();
  return 'Failed to send message';
}

const messageOf = (thrown: unknown) =>
  (thrown instanceof Error && thrown.message) || 'An unexpected error occurred';
