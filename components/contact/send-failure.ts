import { ApiError } from '@/lib/browser/api';
import type { Say } from '@/lib/platform/language/said';

const TOO_MANY = 429;

/**
 * Returns the message for a failed send: the spec's sentence, for a rate limit also the server's advice on
 * when to try again, and without an answer the browser's own message (product.md 7 and 8).
 */
export function sendFailure(thrown: unknown, say: Say): string {
  if (!(thrown instanceof ApiError)) return messageOf(thrown, say);
  if (thrown.status === 0) return messageOf(thrown.cause, say);
  if (thrown.status === TOO_MANY)
    return say('contact.form.failedBecause', { reason: thrown.message }).trim();
  return say('contact.form.failed');
}

const messageOf = (thrown: unknown, say: Say) =>
  (thrown instanceof Error && thrown.message) || say('contact.form.failedUnexpectedly');
