import { useState } from 'react';
import { CODE_ATTEMPTS, LOCK_MINUTES } from '@/lib/accounts/rules';
import { ApiError, detailNumber } from '@/lib/client/api';
import { useCountdown } from '@/lib/client/countdown';

/**
 * How many guesses at a code are left, and for how long it is locked (spec 4). With `anyLimitLocks`
 * every 429 is a lock, not only that of too many guesses.
 */
export function useAttempts(anyLimitLocks = false) {
  const [left, setLeft] = useState(CODE_ATTEMPTS);
  const [lockedUntil, setLockedUntil] = useState(0);

  /** Takes over what a refusal says. Gives the seconds of a lock, null when there is none. */
  function learnFrom(error: unknown): number | null {
    if (isLockout(error, anyLimitLocks)) {
      const seconds = detailNumber(error, 'remainingTime') ?? LOCK_MINUTES * 60;
      setLeft(0);
      setLockedUntil(Date.now() + seconds * 1000);
      return seconds;
    }
    if (wasGuess(error))
      setLeft((before) => detailNumber(error, 'remainingAttempts') ?? Math.max(0, before - 1));
    return null;
  }

  function startAgain() {
    setLeft(CODE_ATTEMPTS);
    setLockedUntil(0);
  }

  return { attempts: left, lockedFor: useCountdown(lockedUntil), learnFrom, startAgain };
}

const isLockout = (error: unknown, anyLimitLocks: boolean) =>
  error instanceof ApiError &&
  (error.details.tooManyAttempts === true || (anyLimitLocks && error.status === 429));

/** A form that the server cannot read, such as a common password, has cost no attempt. */
const wasGuess = (error: unknown) =>
  error instanceof ApiError && error.status === 400 && error.details.fields === undefined;
