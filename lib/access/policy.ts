import { belongsTo, type Kept } from '@/lib/keepers/policy';
import type { Reader } from './reader';
import { isOpen, type Visibility } from './rules';

/**
 * What the loader has joined of a memorial for this reader (`accessRow`): grants of their browser that have not ended, and the
 * invitation of the address of their account.
 */
export type Guarded = Kept & {
  visibility: Visibility;
  grants: { guestId: string; via: 'password' | 'invitation' }[];
  accessInvitations: object[];
};

/**
 * What a reader is to a memorial: one of its keepers or an admin; family, whom a keeper has let in; a visitor who sees its page;
 * or nobody, for whom it is not there.
 */
export type Standing = 'keeper' | 'family' | 'visitor' | 'none';

/** The one rule about who sees what. Every page, call, picture and list asks it (security.md, "Who sees a memorial"). */
export function standingOf(reader: Reader | null, memorial: Guarded): Standing {
  if (belongsTo(reader?.viewer ?? null, memorial)) return 'keeper';
  if (memorial.visibility === 'keepers') return 'none';
  if (isInvited(reader, memorial)) return 'family';
  if (isOpen(memorial)) return 'visitor';
  return memorial.visibility === 'password' && hasGrant(reader, memorial, 'password')
    ? 'visitor'
    : 'none';
}

/** Whether the memorial is there for the reader at all. */
export const canSee = (reader: Reader | null, memorial: Guarded): boolean =>
  standingOf(reader, memorial) !== 'none';

/** Whether the reader sees what is for the family alone. */
export const isFamily = (standing: Standing): boolean =>
  standing === 'keeper' || standing === 'family';

/** A key reaches what its person keeps, and nothing that others have let this person into. */
const isInvited = (reader: Reader | null, memorial: Guarded): boolean =>
  hasGrant(reader, memorial, 'invitation') ||
  (reader?.viewer != null && !reader.viewer.token && memorial.accessInvitations.length > 0);

const hasGrant = (
  reader: Reader | null,
  { grants }: Guarded,
  via: Guarded['grants'][number]['via'],
): boolean =>
  reader !== null && grants.some((grant) => grant.guestId === reader.guestId && grant.via === via);
