import { ApiError, detailText } from '@/lib/browser/api';
import type { Translate } from '@/lib/platform/language/message';
import { unavailableMessage } from './unavailable-message';

const TOO_BUSY = 503;

/** Returns true if the server was too busy to answer, which does not mean that the payment failed. */
export const isTooBusy = (error: unknown): boolean =>
  error instanceof ApiError && error.status === TOO_BUSY;

/**
 * Returns the only server message that may be shown after a charge: that a provider is unavailable. Others suggest a
 * retry, which could be a second payment, so for them it returns ''.
 */
export const providerMessage = (error: unknown): string =>
  detailText(error, 'code') === 'provider' ? unavailableMessage(error) : '';

/** Returns the message for a failed poll of an order; '' while the server is too busy. */
export const pollErrorMessage = (error: unknown, t: Translate): string =>
  isTooBusy(error) ? '' : badResponseMessage(error, t);

/** Returns the message if the server sent no usable response (product.md 8, "Return pages"). */
export const badResponseMessage = (error: unknown, t: Translate) =>
  providerMessage(error) ||
  (error instanceof ApiError && error.status >= 500
    ? t('payments.support.serverError', { status: error.status })
    : t('payments.support.unknownError'));
