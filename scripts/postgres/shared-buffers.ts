import { totalmem } from 'node:os';

const MIB = 2 ** 20;
/** What PostgreSQL has by default. */
const LEAST_MIB = 128;
/** 4 GB was no faster over a million memorials (decision 0066). */
const MOST_MIB = 1024;
/** PostgreSQL's manual begins with a quarter on a machine of its own; here the site needs as much. */
const PART = 1 / 8;

/**
 * How much of what it has read PostgreSQL keeps in memory, as a setting for its command line: an eighth of the memory there is, at least
 * 128 MB and at most 1 GB (docs/decisions/0066-memory-of-a-process.md).
 * @param machine the memory of the machine, in bytes
 * @param limit that of the container; 0, or more than the machine has, where there is none
 */
export function sharedBuffers(
  machine: number = totalmem(),
  limit: number = process.constrainedMemory(),
): string {
  const mebibytes = Math.floor((Math.min(machine, limit || machine) * PART) / MIB);
  return `shared_buffers=${Math.min(MOST_MIB, Math.max(LEAST_MIB, mebibytes))}MB`;
}
