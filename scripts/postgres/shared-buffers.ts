import { totalmem } from 'node:os';

const MIB = 2 ** 20;
/** PostgreSQL's default. */
const MIN_MIB = 128;
/** 4 GB was no faster over a million memorials (decision 0066). */
const MAX_MIB = 1024;
/** PostgreSQL's manual suggests a quarter on a dedicated machine. Here the site needs memory too. */
const SHARE = 1 / 8;

/**
 * The command line setting for PostgreSQL's own cache: an eighth of the memory, at least 128 MB and at most 1 GB
 * (docs/decisions/0066-memory-of-a-process.md).
 * @param machine the memory of the machine, in bytes
 * @param limit the memory limit of the container; 0, or more than the machine has, if there is none
 */
export function sharedBuffers(
  machine: number = totalmem(),
  limit: number = process.constrainedMemory(),
): string {
  const mebibytes = Math.floor((Math.min(machine, limit || machine) * SHARE) / MIB);
  return `shared_buffers=${Math.min(MAX_MIB, Math.max(MIN_MIB, mebibytes))}MB`;
}
