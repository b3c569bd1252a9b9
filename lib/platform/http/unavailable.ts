import { isAway, isBusy, isDatabaseFull, isReadOnly } from '@/lib/platform/db/sql-state';
import { AppError, type ErrorCode } from '@/lib/platform/errors';
import { type Said, said } from '@/lib/platform/language/said';
import { StorageFault } from '@/lib/platform/storage-fault';

type Kind = { code: ErrorCode; said: Said; retryAfterSeconds: number };

const AWAY: Kind = { code: 'unavailable', said: said('api.away'), retryAfterSeconds: 5 };
const BUSY: Kind = { code: 'unavailable', said: said('api.busy'), retryAfterSeconds: 2 };
const READ_ONLY: Kind = { code: 'unavailable', said: said('api.readOnly'), retryAfterSeconds: 30 };
const STORAGE: Kind = { code: 'unavailable', said: said('api.storage'), retryAfterSeconds: 5 };
const FULL: Kind = { code: 'full', said: said('api.full'), retryAfterSeconds: 60 };

/** A file system without room, or without room for this account. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);
/** A file system that fails, may only be read, or has no more files to open. */
const BROKEN_DISK = new Set(['EIO', 'EROFS', 'EMFILE', 'ENFILE']);

/**
 * Returns what to answer where something that the site needs is away, full or too busy (security.md, "When something is
 * away"): a 503 or 507 with the seconds to wait, in words of its own. Undefined for any other error: that one is ours.
 */
export function asUnavailable(thrown: unknown): AppError | undefined {
  const kind = kindOf(thrown);
  return kind && errorOf(kind, thrown);
}

/** What to answer where this process has more to do than it can. */
export const tooBusy = (): AppError => errorOf(BUSY);

const errorOf = ({ code, said, retryAfterSeconds }: Kind, cause?: unknown) =>
  new AppError(code, said, { details: { remainingTime: retryAfterSeconds }, cause });

function kindOf(thrown: unknown): Kind | undefined {
  for (const error of causes(thrown)) {
    if (isDatabaseFull(error) || NO_ROOM.has(errno(error))) return FULL;
    if (isReadOnly(error)) return READ_ONLY;
    if (isAway(error)) return AWAY;
    if (isBusy(error)) return BUSY;
    if (error instanceof StorageFault || BROKEN_DISK.has(errno(error))) return STORAGE;
  }
  return undefined;
}

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
