import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { secondsUntil } from '../rules';

export const noChallenge = () => new AppError('not_found', said('accounts.refusals.noChallenge'));

/** The code was used already, or a later registration replaced it. */
export const usedChallenge = () =>
  new AppError('conflict', said('accounts.refusals.usedChallenge'));

export const expiredCode = () => new AppError('gone', said('accounts.refusals.expiredCode'));

export const wrongCode = (remainingAttempts: number) =>
  new AppError('invalid', said('accounts.refusals.wrongCode'), { details: { remainingAttempts } });

/** After three wrong codes: none is accepted before `until`, unless a new one is sent. */
export const lockedOut = (until: Date, now: Date) =>
  new AppError('too_many', said('accounts.code.tooManyAttempts'), {
    details: {
      remainingAttempts: 0,
      remainingTime: secondsUntil(until, now),
      tooManyAttempts: true,
    },
  });
