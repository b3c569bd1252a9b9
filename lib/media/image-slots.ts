import PQueue from 'p-queue';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';

const SECOND = 1000;

/**
 * How many of each kind run at once in a process, and how long a caller waits for its turn. A decoder may have 170 MB
 * (decision 0037), a card needs less: this many fit together. The types of all files are detected in the slot of pictures, so
 * that one decoder does both in turn, and AVIF is encoded there while nobody waits; once begun, it takes up to 20 s of processor
 * time. Copying videos and drawing cards have slots of their own, so that neither delays the main picture, without which
 * nobody can pay.
 */
const SLOTS = {
  picture: { queue: new PQueue({ concurrency: 1 }), waitMs: 20 * SECOND },
  card: { queue: new PQueue({ concurrency: 1 }), waitMs: 5 * SECOND },
  video: { queue: new PQueue({ concurrency: 1 }), waitMs: 120 * SECOND },
} as const;

export type SlotKind = keyof typeof SLOTS;

const SOMEBODY_WAITS = 2;
/** The priority of what people without an account wait for: after everybody who pays. */
export const STRANGER_WAITS = 1;
/** The priority of work for which nobody waits. */
export const NOBODY_WAITS = 0;

/**
 * Runs `work` as soon as a slot of its kind is free in this process; of one priority first come, first served. Returns
 * what `work` returns. Throws `busy` (503 with Retry-After) if no slot becomes free in time.
 */
export function inImageSlot<T>(
  kind: SlotKind,
  work: () => Promise<T>,
  { priority = SOMEBODY_WAITS } = {},
): Promise<T> {
  const { queue, waitMs } = SLOTS[kind];
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(tooBusy()), waitMs);
  const begin = () => {
    clearTimeout(timer); // only the waiting is limited
    return work();
  };
  return queue.add(begin, { signal: waiting.signal, priority });
}

const RETRY_SECONDS = 10;
const BUSY = said('media.refusals.busy');

const tooBusy = () => new AppError('busy', BUSY, { details: { remainingTime: RETRY_SECONDS } });
