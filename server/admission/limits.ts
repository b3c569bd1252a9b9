import { NOTICE_MAX_BYTES } from '@/lib/payments/rules';
import type { GateLimits } from './gate';
import { MOST_BYTES } from './read-body';
import type { RequestClass } from './request-class';

const SECOND = 1_000;
const MEGABYTE = 1024 * 1024;

/** A place is held for a moment: half of all of them serve whatever a carrier's customers ask for at once from one address. */
const HALF = 1 / 2;
/** There are more of these, or they are held for longer. */
const QUARTER = 1 / 4;

/** Fewer would leave the processor idle while one waits for the database; with more, each is answered later and none sooner. */
const MOST_READS = 12;
/** So many connections to the database are left to everything but reads, and one of fewer than five. */
const NOT_FOR_READS = 2;
const FEW = 5;

/**
 * How many requests of each class a process works on at once, those with the fewest places first. No class takes one of another's
 * places, and none of these is a limit that a
 * visitor meets while the site has time.
 * @param connections to the database that this process may use
 */
export function limitsFor(connections: number): Record<RequestClass, GateLimits> {
  const notForReads = connections < FEW ? 1 : NOT_FOR_READS;
  const reads = Math.max(1, Math.min(MOST_READS, connections - notForReads));
  return {
    /** The processor draws one at a time; the other looks its memorial up. */
    drawings: { atOnce: 2, waiting: 32, longestWaitMs: 5 * SECOND, share: HALF },
    reads: {
      ...{ atOnce: reads, waiting: 128, share: HALF },
      ...{ longestWaitMs: 4 * SECOND, overrunWaitMs: 0.2 * SECOND },
    },
    /** A page with many pictures asks for all of them at once; a code as SVG and a file of another release are as small. */
    pictures: { atOnce: 32, waiting: 512, longestWaitMs: 5 * SECOND, share: HALF },
    /** As large as an upload, and read as slowly as a film is watched. */
    files: { atOnce: 128, waiting: 64, longestWaitMs: 5 * SECOND, share: QUARTER },
    writes: { atOnce: 2 * connections, waiting: 128, longestWaitMs: 4 * SECOND, share: QUARTER },
    /** They take half an hour over a slow line. */
    uploads: { atOnce: 64, waiting: 64, longestWaitMs: 5 * SECOND, share: QUARTER },
    /** Some wait for a provider for seconds. */
    payers: { atOnce: 4 * connections, waiting: 256, longestWaitMs: 4 * SECOND, share: QUARTER },
    /** As many as those who pay: a provider may wait for hours before it tries again. It calls from few addresses. */
    notices: { atOnce: 4 * connections, waiting: 512, longestWaitMs: 4 * SECOND, share: HALF },
  };
}

/**
 * The longest body of each class that is read before it gets a place. These are small, and so no slow sender holds a place; any
 * network may have one whole body.
 */
export const LONGEST_BODY: Partial<Record<RequestClass, number>> = {
  writes: MOST_BYTES,
  payers: MOST_BYTES,
  notices: NOTICE_MAX_BYTES,
};
/** What a process keeps of the bodies of each of these classes whose requests have not been answered. */
export const BODIES = { bytes: 8 * MEGABYTE, share: QUARTER };
