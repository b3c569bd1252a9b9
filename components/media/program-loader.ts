import { MINUTE_MS, SECOND_MS } from '@/lib/platform/durations';
import { pauseOrOnline } from './pause-or-online';

/** The pauses between the tries, a minute in all while the browser is online. */
export const LOAD_PAUSES_MS = [1, 2, 4, 8, 15, 30].map((seconds) => seconds * SECOND_MS);
/** A network that answers with a page of its own leaves the loader waiting for ever. */
const MAX_TRY_MS = MINUTE_MS;

/** A part of the page's program could not be loaded. The work itself may well be possible. */
export class ProgramNotLoadedError extends Error {}

/**
 * Returns a function that loads a part of the page's program and, while the network fails, tries again, at once when the
 * browser is online again. It rejects with `ProgramNotLoadedError` if all tries failed or `signal` is aborted. Once they
 * have failed, a further call tries only once, so that not every file waits for a minute.
 * @param load imports the part. Next forgets a part that failed, so each call asks the network again.
 */
export function createProgramLoader<T>(load: () => Promise<T>, pause = pauseOrOnline) {
  let pauses = LOAD_PAUSES_MS;
  return async (signal: AbortSignal): Promise<T> => {
    for (const ms of [...pauses, null]) {
      if (signal.aborted) break;
      try {
        return await unlessAborted(load(), signal);
      } catch {
        if (signal.aborted) break;
        if (ms === null) pauses = [];
        else await pause(ms, signal);
      }
    }
    throw new ProgramNotLoadedError('A part of the page could not be loaded');
  };
}

/** Rejects when `signal` is aborted, and after a minute. */
function unlessAborted<T>(loading: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('The loading was given up'));
    const timer = setTimeout(giveUp, MAX_TRY_MS);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    loading.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    });
  });
}
