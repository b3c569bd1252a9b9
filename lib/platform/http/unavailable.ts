import { databaseFault } from '@/lib/platform/db/sql-state';
import { AppError } from '@/lib/platform/errors';
import { StorageFault } from '@/lib/platform/storage-fault';
import { type UnavailableKind, unavailable, unavailableKind } from './unavailable-kinds';

/**
 * Error codes of the operating system: no space or quota, read-only, broken, or too many open
 * files.
 */
const OF_DISKS: Record<string, UnavailableKind> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'unwritable',
  EIO: 'storage',
  EMFILE: 'storage',
  ENFILE: 'storage',
};

/** The error to answer if a disk is full, broken or read-only; undefined for any other error. */
export function asDiskFault(thrown: unknown): AppError | undefined {
  const kind = OF_DISKS[errno(thrown)];
  return kind && unavailable(kind, thrown);
}

/**
 * The error to answer (503 or 507, with the seconds to wait) if a service that the site needs is
 * away, full or too busy (security.md, "When something is away"). Undefined for other errors, which
 * are our fault.
 */
export function asUnavailable(thrown: unknown): AppError | undefined {
  for (const error of causes(thrown)) {
    if (error instanceof AppError) return unavailableKind(error.code) && error;
    const kind = kindOf(error);
    if (kind) return unavailable(kind, thrown);
  }
  return undefined;
}

const kindOf = (error: unknown): UnavailableKind | undefined =>
  error instanceof StorageFault
    ? 'storage'
    : (OF_DISKS[errno(error)] ?? databaseFault(error)?.kind);

/** The error and its causes, innermost last, at most five. */
function* causes(thrown: unknown): Generator<unknown> {
  let error = thrown;
  for (let depth = 0; error instanceof Error && depth < 5; depth += 1) {
    yield error;
    error = error.cause;
  }
}

const errno = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
