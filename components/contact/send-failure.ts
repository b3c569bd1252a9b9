import { ApiError } from '@/lib/browser/api';
import type { Say } from '@/lib/platform/language/said';

/**
 * The server's message is shown for these statuses: it says why and when to retry (rate limit, service unavailable,
 * storage full).
 */
const SAY_WHY = [429, 503, 507];

/**
 * Returns the message for a failed send: the spec's sentence, the server's reason for temporary failures, or the
 * browser's own message when there was no response (product.md 7 and 8).
 */
export function sendFailure(thrown: unknown, say: Say): string {
  if (!(thrown instanceof ApiError)) return messageOf(thrown, say);
  if (thrown.status === 0) return messageOf(thrown.cause, say);
  if (SAY_WHY.includes(thrown.status))
    return say('contact.form.failedBecause', { reason: thrown.message }).trim();
  return say('contact.form.failed');
}

const messageOf = (thrown: unknown, say: Say) =>
  (thrown instanceof Error && thrown.message) || say('contact.form.failedUnexpectedly');
