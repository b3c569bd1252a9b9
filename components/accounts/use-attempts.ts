import { useState } from 'react';
import { CODE_ATTEMPTS, LOCK_MINUTES } from '@/lib/accounts/rules';
import { ApiError, detailNumber } from '@/lib/browser/api';
import { useCountdown } from '@/lib/browser/countdown';

/**
 * Tracks the remaining attempts to enter a code and the seconds left of a lockout (product.md 4). With `anyLimitLocks`,
 * every 429 is a lockout, not only the one for too many wrong codes.
 */
export function useAttempts(anyLimitLocks = false) {
  const [attemptsLeft, setAttemptsLeft] = useState(CODE_ATTEMPTS);
  const [lockedUntil, setLockedUntil] = useState(0);

  /** Updates the attempts and the lockout from an error. Returns the lockout's seconds, or null if there is none. */
  function updateFromError(error: unknown): number | null {
    if (isLockout(error, anyLimitLocks)) {
      const seconds = detailNumber(error, 'remainingTime') ?? LOCK_MINUTES * 60;
      setAttemptsLeft(0);
      setLockedUntil(Date.now() + seconds * 1000);
      return seconds;
    }
    if (countsAsAttempt(error))
      setAttemptsLeft(
        (previous) => detailNumber(error, 'remainingAttempts') ?? Math.max(0, previous - 1),
      );
    return null;
  }

  function resetAttempts() {
    setAttemptsLeft(CODE_ATTEMPTS);
    setLockedUntil(0);
  }

  return {
    attempts: attemptsLeft,
    lockedFor: useCountdown(lockedUntil),
    updateFrom: updateFromError,
    resetAttempts,
  };
}

const isLockout = (error: unknown, anyLimitLocks: boolean) =>
  error instanceof ApiError &&
  (error.details.tooManyAttempts === true || (anyLimitLocks && error.status === 429));

/** A form that fails validation, such as one with a common password, costs no attempt. */
const countsAsAttempt = (error: unknown) =>
  error instanceof ApiError && error.status === 400 && error.details.fields === undefined;
