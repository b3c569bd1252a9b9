import { placeholders } from '@/lib/platform/language/fill-placeholders';
import type { Translate } from '@/lib/platform/language/message';

/**
 * The texts of the payment process, already translated, because the public memorial page loads no messages in the
 * browser (docs/languages.md). `notStarted` and `refused` have a placeholder for the reason.
 */
export const paymentMessages = (t: Translate) => ({
  invalidDetails: t('payments.pay.invalidDetails'),
  loggedOut: t('accounts.loginMessages.noToken'),
  notPrepared: t('payments.pay.notPrepared'),
  notInitiated: t('payments.pay.notInitiated'),
  failed: t('payments.pay.failed'),
  refused: t('payments.pay.refused', placeholders('reason')),
  cancelled: t('payments.pay.cancelled'),
  notStarted: t('payments.pay.notStarted', placeholders('reason')),
  unknownReason: t('payments.pay.unknownReason'),
  alreadyOpen: t('payments.pay.alreadyOpen'),
  notOpened: t('payments.pay.notOpened'),
  mayStillOpen: t('payments.pay.mayStillOpen'),
  closeWindow: t('payments.pay.closeWindow'),
  unreachable: t('payments.pay.unreachable'),
  unauthenticated: t('payments.pay.unauthenticated'),
  notConfirmed: t('payments.pay.notConfirmed'),
  newAmount: t('payments.pay.newAmount'),
  processing: t('payments.pay.processing'),
  nowhere: t('payments.pay.nowhere'),
});

export type PaymentMessages = ReturnType<typeof paymentMessages>;
