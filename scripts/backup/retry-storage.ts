import { setTimeout as sleep } from 'node:timers/promises';
import { StorageError } from '@/lib/platform/storage-error';

/** How many times to try if the storage does not answer, and the first pause. The second pause is twice as long. */
const TRIES = 3;
const WAIT_MS = 500;

/**
 * Retries `run` if the storage is briefly unavailable, so that a run over many objects does not fail because of one.
 * Returns its result. Throws its error; a `StorageError` only after the last try.
 */
export async function retryStorage<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof StorageError) || tries === TRIES) throw error;
      await sleep(tries * WAIT_MS);
    }
}
