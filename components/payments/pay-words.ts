import { blanks } from '@/lib/platform/language/fill';
import type { Say } from '@/lib/platform/language/said';

/**
 * The texts of the payment process, already translated, because the public memorial page has no catalogue in the
 * browser (docs/languages.md). `notStarted` and `refused` have a placeholder for the reason.
 */
export const payWords = (say: Say) => ({
  invalidDetails: say('payments.pay.invalidDetails'),
  loggedOut: say('accounts.loginMessages.noToken'),
  notPrepared: say('payments.pay.notPrepared'),
  notInitiated: say('payments.pay.notInitiated'),
  failed: say('payments.pay.failed'),
  refused: say('payments.pay.refused', blanks('reason')),
  cancelled: say('payments.pay.cancelled'),
  notStarted: say('payments.pay.notStarted', blanks('reason')),
  unknownReason: say('payments.pay.unknownReason'),
  alreadyOpen: say('payments.pay.alreadyOpen'),
  notOpened: say('payments.pay.notOpened'),
  mayStillOpen: say('payments.pay.mayStillOpen'),
  closeWindow: say('payments.pay.closeWindow'),
  unreachable: say('payments.pay.unreachable'),
  unauthenticated: say('payments.pay.unauthenticated'),
  notConfirmed: say('payments.pay.notConfirmed'),
  newAmount: say('payments.pay.newAmount'),
  processing: say('payments.pay.processing'),
  nowhere: say('payments.pay.nowhere'),
});

export type PayWords = ReturnType<typeof payWords>;
