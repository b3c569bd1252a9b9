import { totalmem } from 'node:os';

const MIB = 2 ** 20;
/** What PostgreSQL has by default. */
const LEAST_MIB = 128;
/** Four times as much made no search among a million memorials faster. */
const MOST_MIB = 1024;

/**
 * The memory in which PostgreSQL keeps what it has read, as a setting for its command line: a quarter of the machine's, as its manual
 * advises, from 128 MB to 1 GB (docs/decisions/0128-a-quarter-of-the-memory.md). Only what is used of it is taken.
 * @param bytes how much memory the machine or the container has
 */
export function sharedBuffers(bytes = memoryThatMayBeUsed()): string {
  const quarter = Math.floor(bytes / 4 / MIB);
  return `shared_buffers=${Math.min(MOST_MIB, Math.max(LEAST_MIB, quarter))}MB`;
}

/** A container's limit; 0, or more than the machine has, where there is none. */
const memoryThatMayBeUsed = () => Math.min(totalmem(), process.constrainedMemory() || totalmem());
