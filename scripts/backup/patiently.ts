import { setTimeout as sleep } from 'node:timers/promises';
import { StorageFault } from '@/lib/platform/storage-fault';

/** So often the storage is asked when it does not answer, and after how long, then twice as long. */
const TRIES = 3;
const WAIT_MS = 500;

/**
 * Does something with an object again when the storage is away for a moment: a run over many objects should not end for one.
 * Returns what `copy` returns. Throws what it throws, a `StorageFault` only the third time.
 */
export async function copyPatiently<T>(copy: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await copy();
    } catch (error) {
      if (!(error instanceof StorageFault) || tries === TRIES) throw error;
      await sleep(tries * WAIT_MS);
    }
}
