import { ApiError } from '@/lib/browser/api';
import type { Translate } from '@/lib/platform/language/message';

/**
 * For these statuses (too many requests, unavailable, storage full) people see the server's own message, which explains
 * the failure and when to try again.
 */
const STATUSES_WITH_REASON = [429, 503, 507];

/**
 * Returns the message for a failed submission: the standard sentence, the server's reason for a temporary failure, or
 * the browser's own message if there was no response (product.md 7 and 8).
 */
export function contactErrorMessage(thrown: unknown, t: Translate): string {
  if (!(thrown instanceof ApiError)) return fallbackMessage(thrown, t);
  if (thrown.status === 0) return fallbackMessage(thrown.cause, t);
  if (STATUSES_WITH_REASON.includes(thrown.status))
    return t('contact.form.failedBecause', { reason: thrown.message }).trim();
  return t('contact.form.failed');
}

const fallbackMessage = (thrown: unknown, t: Translate) =>
  (thrown instanceof Error && thrown.message) || t('contact.form.failedUnexpectedly');
