import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns what the promise settles to. Throws when it has not settled after `seconds`, and half as much again: a busy
 * machine is late with everything.
 */
export async function soon<T>(seconds: number, promise: Promise<T>): Promise<T> {
  const late = new AbortController();
  const bound = sleep(seconds * 1_500, undefined, { signal: late.signal }).then(() => {
    throw new Error(`there was no answer within ${seconds} s.`);
  });
  try {
    return await Promise.race([promise, bound]);
  } finally {
    late.abort();
    bound.catch(() => {});
  }
}
