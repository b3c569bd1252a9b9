import { AppError } from '@/lib/platform/errors';
import { secondsUntil } from '../rules';

/** No challenge has this id. */
export const noChallenge = () =>
  new AppError('not_found', 'This request for a code was not found. Please start again.');

/** The code was used, or a later registration replaced this one. */
export const usedChallenge = () =>
  new AppError('conflict', 'This code is no longer valid. Please start again.');

export const expiredCode = () =>
  new AppError('gone', 'This code has expired. Please request a new one.');

export const wrongCode = (remainingAttempts: number) =>
  new AppError('invalid', 'Invalid verification code', { details: { remainingAttempts } });

/** Three wrong codes: no code is accepted before `until`, unless a new one is sent. */
export const lockedOut = (until: Date, now: Date) =>
  new AppError('too_many', 'Too many failed attempts. Please try again later.', {
    details: {
      remainingAttempts: 0,
      remainingTime: secondsUntil(until, now),
      tooManyAttempts: true,
    },
  });
