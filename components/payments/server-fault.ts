import { ApiError, detailText } from '@/lib/browser/api';
import type { Say } from '@/lib/platform/language/said';
import { awayMessage } from './away-message';

const TOO_BUSY = 503;

/** Whether the server could not answer for now, so that nobody knows of any failure. */
export const isTooBusy = (error: unknown): boolean =>
  error instanceof ApiError && error.status === TOO_BUSY;

/**
 * What may be shown after a charge of what is away: of a provider alone, since other words of the server ask to try again, and
 * a second try would be a second payment. '' for anything else.
 */
export const providerMessage = (error: unknown): string =>
  detailText(error, 'code') === 'provider' ? awayMessage(error) : '';

/** What a failed poll of an order says: nothing while the server cannot answer. */
export const pollFault = (error: unknown, say: Say): string =>
  isTooBusy(error) ? '' : serverFault(error, say);

/** Returns the message when the server sent no usable answer (product.md 8, "Return pages"). */
export const serverFault = (error: unknown, say: Say) =>
  providerMessage(error) ||
  (error instanceof ApiError && error.status >= 500
    ? say('payments.support.serverError', { status: error.status })
    : say('payments.support.unknownError'));
