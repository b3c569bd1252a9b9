import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { secondsUntil } from '../rules';

export const challengeNotFoundError = () =>
  new AppError('not_found', messageFor('accounts.refusals.noChallenge'));

/** The code was used already, or a later registration replaced it. */
export const challengeUsedError = () =>
  new AppError('conflict', messageFor('accounts.refusals.usedChallenge'));

export const codeExpiredError = () =>
  new AppError('gone', messageFor('accounts.refusals.expiredCode'));

export const wrongCodeError = (remainingAttempts: number) =>
  new AppError('invalid', messageFor('accounts.refusals.wrongCode'), {
    details: { remainingAttempts },
  });

/** After three wrong codes: none is accepted before `until`, unless a new one is sent. */
export const lockedOutError = (until: Date, now: Date) =>
  new AppError('too_many', messageFor('accounts.code.tooManyAttempts'), {
    details: {
      remainingAttempts: 0,
      remainingTime: secondsUntil(until, now),
      tooManyAttempts: true,
    },
  });
