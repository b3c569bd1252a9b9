import { useState } from 'react';
import { CODE_ATTEMPTS, LOCK_MINUTES } from '@/lib/accounts/rules';
import { ApiError, detailNumber } from '@/lib/browser/api';
import { useCountdown } from '@/lib/browser/countdown';

/**
 * Tracks the remaining attempts at a code and the seconds of a lockout (product.md 4). With `anyLimitLocks` every 429
 * is a lockout, not only too many wrong codes.
 */
export function useAttempts(anyLimitLocks = false) {
  const [left, setLeft] = useState(CODE_ATTEMPTS);
  const [lockedUntil, setLockedUntil] = useState(0);

  /** Updates both from an error. Returns the seconds of the lockout, or null if there is none. */
  function updateFrom(error: unknown): number | null {
    if (isLockout(error, anyLimitLocks)) {
      const seconds = detailNumber(error, 'remainingTime') ?? LOCK_MINUTES * 60;
      setLeft(0);
      setLockedUntil(Date.now() + seconds * 1000);
      return seconds;
    }
    if (countsAsAttempt(error))
      setLeft((before) => detailNumber(error, 'remainingAttempts') ?? Math.max(0, before - 1));
    return null;
  }

  function resetAttempts() {
    setLeft(CODE_ATTEMPTS);
    setLockedUntil(0);
  }

  return { attempts: left, lockedFor: useCountdown(lockedUntil), updateFrom, resetAttempts };
}

const isLockout = (error: unknown, anyLimitLocks: boolean) =>
  error instanceof ApiError &&
  (error.details.tooManyAttempts === true || (anyLimitLocks && error.status === 429));

/** A form that fails validation, such as one with a common password, costs no attempt. */
const countsAsAttempt = (error: unknown) =>
  error instanceof ApiError && error.status === 400 && error.details.fields === undefined;
