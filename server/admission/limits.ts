import { MAX_NOTICE_BYTES } from '@/lib/payments/rules';
import type { AdmissionLimits } from './admission-queue';
import { MAX_BODY_BYTES } from './read-body';
import type { RequestClass } from './request-class';

const SECOND = 1_000;
const MEGABYTE = 1024 * 1024;

/**
 * For classes whose places are held only for a moment: half of the places are enough for all customers of a carrier
 * behind one address.
 */
const HALF = 1 / 2;
/** For classes that have more places, or hold them longer. */
const QUARTER = 1 / 4;

/**
 * With fewer reads at a time, the processor would be idle while one waits for the database. With more, reads would be
 * answered later and none sooner.
 */
const MAX_READS = 12;
/** Database connections that reads may not use; one if there are fewer than `FEW_CONNECTIONS`. */
const RESERVED_CONNECTIONS = 2;
const FEW_CONNECTIONS = 5;

/**
 * How many requests of each class a process works on at once. No class uses the places of another. While the site is
 * not busy, no visitor notices these limits.
 * @param connections to the database that this process may use
 */
export function limitsFor(connections: number): Record<RequestClass, AdmissionLimits> {
  const reserved = connections < FEW_CONNECTIONS ? 1 : RESERVED_CONNECTIONS;
  const reads = Math.max(1, Math.min(MAX_READS, connections - reserved));
  return {
    /** The processor draws one at a time, while the other waits for the database. */
    drawings: { atOnce: 2, waiting: 32, longestWaitMs: 5 * SECOND, share: HALF },
    reads: {
      ...{ atOnce: reads, waiting: 128, share: HALF },
      ...{ longestWaitMs: 4 * SECOND, overrunWaitMs: 0.2 * SECOND },
    },
    /** A page asks for all of its pictures at once. Codes as SVG and files of another release are as small. */
    pictures: { atOnce: 32, waiting: 512, longestWaitMs: 5 * SECOND, share: HALF },
    /** As large as an upload, and a video is read as slowly as it is watched. */
    files: { atOnce: 128, waiting: 64, longestWaitMs: 5 * SECOND, share: QUARTER },
    writes: { atOnce: 2 * connections, waiting: 128, longestWaitMs: 4 * SECOND, share: QUARTER },
    /** They may take half an hour over a slow line. */
    uploads: { atOnce: 64, waiting: 64, longestWaitMs: 5 * SECOND, share: QUARTER },
    /** Some wait seconds for a payment provider. */
    payers: { atOnce: 4 * connections, waiting: 256, longestWaitMs: 4 * SECOND, share: QUARTER },
    /** As many as payers, because a provider may wait hours before it tries again. It calls from few addresses. */
    notices: { atOnce: 4 * connections, waiting: 512, longestWaitMs: 4 * SECOND, share: HALF },
  };
}

/**
 * The longest body, in bytes, of the classes whose bodies are read before the request gets a place, so that no slow
 * sender holds one. Each network may have at least one whole body in memory.
 */
export const MAX_BODY_BY_CLASS: Partial<Record<RequestClass, number>> = {
  writes: MAX_BODY_BYTES,
  payers: MAX_BODY_BYTES,
  notices: MAX_NOTICE_BYTES,
};
/**
 * The memory that each of these classes has for bodies until their requests are answered, and the share that one
 * network may take.
 */
export const BODY_MEMORY = { bytes: 8 * MEGABYTE, share: QUARTER };
