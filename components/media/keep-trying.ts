import { ApiError } from '@/lib/browser/api';
import { SECOND_MS } from '@/lib/platform/durations';
import { pauseOrOnline } from './pause-or-online';

/** The pauses before further attempts. After the last one, a person decides whether to try again. */
export const PAUSES_MS = [1, 2, 4, 8, 15, 30, 60, 60].map((seconds) => seconds * SECOND_MS);
/** No answer, or one that says that the server or something in between cannot answer now. */
const PASSING_STATUSES = new Set([0, 408, 502, 503, 504]);

type Options = {
  signal: AbortSignal;
  /** Called with true before a pause, unless the server works and asks for it, and with false after each. */
  onPause: (isPaused: boolean) => void;
  /** Replaced by tests. */
  pause?: typeof pauseOrOnline;
};

/**
 * Calls `attempt` until it succeeds, with growing pauses after failures that may pass by themselves. The attempt calls
 * its argument whenever it has got further, which makes the pauses short again. Rejects with the last error, or at once
 * with any other error, or when `signal` is aborted.
 */
export async function keepTrying<T>(
  attempt: (gotFurther: () => void) => Promise<T>,
  { signal, onPause, pause = pauseOrOnline }: Options,
): Promise<T> {
  let failures = 0;
  for (;;) {
    try {
      return await attempt(() => {
        failures = 0;
      });
    } catch (error) {
      const ms = PAUSES_MS[failures];
      if (signal.aborted || ms === undefined || !mayPass(error)) throw error;
      failures += 1;
      const waitMs = secondsToWait(error) * SECOND_MS;
      if (waitMs === 0) onPause(true);
      await pause(Math.max(ms, waitMs), signal);
      onPause(false);
      if (signal.aborted) throw error;
    }
  }
}

/**
 * Whether the same call may succeed later. A conflict that says how much has arrived is one of them: the next attempt
 * goes on from there.
 */
const mayPass = (error: unknown) =>
  error instanceof ApiError &&
  (PASSING_STATUSES.has(error.status) || error.details.receivedBytes !== undefined);

const MAX_WAIT_SECONDS = 60;

/** How long a busy server asks to wait. */
function secondsToWait(error: unknown): number {
  const seconds = error instanceof ApiError ? error.details.remainingTime : undefined;
  return typeof seconds === 'number' ? Math.min(seconds, MAX_WAIT_SECONDS) : 0;
}
