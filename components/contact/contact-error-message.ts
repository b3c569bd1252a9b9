import { ApiError } from '@/lib/browser/api';
import type { Translate } from '@/lib/platform/language/message';

/**
 * The server's message is shown for these statuses: it says why and when to retry (rate limit, service unavailable,
 * storage full).
 */
const STATUSES_WITH_REASON = [429, 503, 507];

/**
 * Returns the message for a failed send: the spec's sentence, the server's reason for temporary failures, or the
 * browser's own message when there was no response (product.md 7 and 8).
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
