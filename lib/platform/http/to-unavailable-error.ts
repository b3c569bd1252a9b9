import { databaseFailure } from '@/lib/platform/db/sql-state';
import { AppError } from '@/lib/platform/errors';
import { StorageError } from '@/lib/platform/storage-error';
import { toUnavailableKind, type UnavailableKind, unavailableError } from './unavailable-error';

/**
 * Error codes of the operating system: no space or quota, read-only, broken, or too many open
 * files.
 */
const DISK_ERRORS: Record<string, UnavailableKind> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'unwritable',
  EIO: 'storage',
  EMFILE: 'storage',
  ENFILE: 'storage',
};

/** The error to answer if a disk is full, broken or read-only; undefined for any other error. */
export function toDiskError(thrown: unknown): AppError | undefined {
  const kind = DISK_ERRORS[errorCodeOf(thrown)];
  return kind && unavailableError(kind, thrown);
}

/**
 * The error to answer (503 or 507, with the seconds to wait) if a service that the site needs is
 * away, full or too busy (security.md, "When something is away"). Undefined for other errors, which
 * are our fault.
 */
export function toUnavailableError(thrown: unknown): AppError | undefined {
  for (const error of causesOf(thrown)) {
    if (error instanceof AppError) return toUnavailableKind(error.code) && error;
    const kind = unavailableKindOf(error);
    if (kind) return unavailableError(kind, thrown);
  }
  return undefined;
}

const unavailableKindOf = (error: unknown): UnavailableKind | undefined =>
  error instanceof StorageError
    ? 'storage'
    : (DISK_ERRORS[errorCodeOf(error)] ?? databaseFailure(error)?.kind);

/** The error and its causes, innermost last, at most five. */
function* causesOf(thrown: unknown): Generator<unknown> {
  let error = thrown;
  for (let depth = 0; error instanceof Error && depth < 5; depth += 1) {
    yield error;
    error = error.cause;
  }
}

const errorCodeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
