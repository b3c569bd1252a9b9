import { CODE_ATTEMPTS } from '@/lib/accounts/rules';
import { minutesAndSeconds } from '@/lib/client/countdown';

/** How many attempts are left, or how long the lock still lasts (spec 8). */
export function CodeState({ attempts, lockedFor }: { attempts: number; lockedFor: number }) {
  if (lockedFor > 0)
    return (
      <p role="timer" className="text-danger">
        Try again in <span className="tabular-nums">{minutesAndSeconds(lockedFor)}</span>
      </p>
    );
  if (attempts >= CODE_ATTEMPTS || attempts <= 0) return null;
  return (
    <p role="status" className="text-warning">
      {attempts} attempt(s) remaining
    </p>
  );
}
