import { belongsTo, type Kept } from '@/lib/keepers/policy';
import type { Reader } from './reader';
import { isOpen, type Visibility } from './rules';

/** What the loader has joined of a memorial for this reader (`accessRow`). Grants that have ended are not among them. */
export type Guarded = Kept & { visibility: Visibility; grants: { guestId: string }[] };

/**
 * What a reader is to a memorial: one of its keepers or an admin, a visitor who sees its page, or nobody, for whom it is
 * not there.
 */
export type Standing = 'keeper' | 'visitor' | 'none';

/** The one rule about who sees what. Every page, call, picture and list asks it (security.md, "Who sees a memorial"). */
export function standingOf(reader: Reader | null, memorial: Guarded): Standing {
  if (belongsTo(reader?.viewer ?? null, memorial)) return 'keeper';
  if (isOpen(memorial)) return 'visitor';
  return memorial.visibility === 'password' && hasGrant(reader, memorial) ? 'visitor' : 'none';
}

/** Whether the memorial is there for the reader at all. */
export const canSee = (reader: Reader | null, memorial: Guarded): boolean =>
  standingOf(reader, memorial) !== 'none';

const hasGrant = (reader: Reader | null, { grants }: Guarded): boolean =>
  reader !== null && grants.some(({ guestId }) => guestId === reader.guestId);
