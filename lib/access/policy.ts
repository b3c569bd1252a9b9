import { belongsTo, type Kept } from '@/lib/keepers/policy';
import type { Reader } from './reader';
import { isOpen, type Visibility } from './rules';

/**
 * What `accessRow` loads of a memorial for this reader: the valid grants of their browser, and the
 * invitation of their account's address.
 */
export type Guarded = Kept & {
  visibility: Visibility;
  grants: { guestId: string; via: 'password' | 'invitation' }[];
  accessInvitations: object[];
};

/**
 * A reader's relation to a memorial: `keeper` (or admin), `family` (let in by a keeper), `visitor`
 * (sees the page), or `none`, for whom it does not exist.
 */
export type Standing = 'keeper' | 'family' | 'visitor' | 'none';

/**
 * The only rule about who sees a memorial. Every page, call, picture and list uses it (security.md,
 * "Who sees a memorial").
 */
export function standingOf(reader: Reader | null, memorial: Guarded): Standing {
  if (belongsTo(reader?.viewer ?? null, memorial)) return 'keeper';
  if (memorial.visibility === 'keepers') return 'none';
  if (isInvited(reader, memorial)) return 'family';
  if (isOpen(memorial)) return 'visitor';
  return memorial.visibility === 'password' && hasGrant(reader, memorial, 'password')
    ? 'visitor'
    : 'none';
}

export const canSee = (reader: Reader | null, memorial: Guarded): boolean =>
  standingOf(reader, memorial) !== 'none';

/** Whether the reader sees items for the family only. */
export const isFamily = (standing: Standing): boolean =>
  standing === 'keeper' || standing === 'family';

/**
 * An API key reaches the memorials that its owner keeps, but not those to which others have invited
 * them.
 */
const isInvited = (reader: Reader | null, memorial: Guarded): boolean =>
  hasGrant(reader, memorial, 'invitation') ||
  (reader?.viewer != null && !reader.viewer.token && memorial.accessInvitations.length > 0);

const hasGrant = (
  reader: Reader | null,
  { grants }: Guarded,
  via: Guarded['grants'][number]['via'],
): boolean =>
  reader !== null && grants.some((grant) => grant.guestId === reader.guestId && grant.via === via);
