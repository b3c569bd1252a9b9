import { databaseFault } from '@/lib/platform/db/sql-state';
import { AppError } from '@/lib/platform/errors';
import { StorageFault } from '@/lib/platform/storage-fault';
import { type UnavailableKind, unavailable, unavailableKind } from './unavailable-kinds';

/** What the system says of a disk: no room, none for this account; read only; broken, or no more files to open. */
const OF_DISKS: Record<string, UnavailableKind> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'unwritable',
  EIO: 'storage',
  EMFILE: 'storage',
  ENFILE: 'storage',
};

/** What to answer where a disk is full, broken, or may only be read; undefined for any other error. */
export function asDiskFault(thrown: unknown): AppError | undefined {
  const kind = OF_DISKS[errno(thrown)];
  return kind && unavailable(kind, thrown);
}

/**
 * Returns what to answer where something that the site needs is away, full or too busy (security.md, "When something is
 * away"): a 503 or 507 with the seconds to wait, a code and words of its own. Undefined for any other error: that one is ours.
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

/** The error, and what it was caused by, innermost last; a few at most. */
function* causes(thrown: unknown): Generator<unknown> {
  let error = thrown;
  for (let depth = 0; error instanceof Error && depth < 5; depth += 1) {
    yield error;
    error = error.cause;
  }
}

const errno = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
