import { isKeeperOrAdmin, type WithKeepers } from '@/lib/keepers/policy';
import type { Reader } from './reader';
import { isOpen, type Visibility } from './rules';

/**
 * What `accessSelect` loads of a memorial for this reader: the valid grants of their browser, and the
 * invitation of their account's address.
 */
export type AccessFacts = WithKeepers & {
  visibility: Visibility;
  grants: { guestId: string; via: 'password' | 'invitation' }[];
  accessInvitations: object[];
};

/**
 * A reader's relation to a memorial: `keeper` (or admin), `family` (let in by a keeper), `visitor`
 * (sees the page), or `none`, for whom it does not exist.
 */
export type Relation = 'keeper' | 'family' | 'visitor' | 'none';

/**
 * The only rule about who sees a memorial. Every page, call, picture and list uses it (security.md,
 * "Who sees a memorial").
 */
export function relationTo(reader: Reader | null, memorial: AccessFacts): Relation {
  if (isKeeperOrAdmin(reader?.viewer ?? null, memorial)) return 'keeper';
  if (memorial.visibility === 'keepers') return 'none';
  if (isInvited(reader, memorial)) return 'family';
  if (isOpen(memorial)) return 'visitor';
  return memorial.visibility === 'password' && hasGrant(reader, memorial, 'password')
    ? 'visitor'
    : 'none';
}

export const canSee = (reader: Reader | null, memorial: AccessFacts): boolean =>
  relationTo(reader, memorial) !== 'none';

/** Whether the reader sees items for the family only. */
export const isFamily = (relation: Relation): boolean =>
  relation === 'keeper' || relation === 'family';

/**
 * An API key reaches the memorials that its owner keeps, but not those to which others have invited
 * them.
 */
const isInvited = (reader: Reader | null, memorial: AccessFacts): boolean =>
  hasGrant(reader, memorial, 'invitation') ||
  (reader?.viewer != null && !reader.viewer.token && memorial.accessInvitations.length > 0);

const hasGrant = (
  reader: Reader | null,
  { grants }: AccessFacts,
  via: AccessFacts['grants'][number]['via'],
): boolean =>
  reader !== null && grants.some((grant) => grant.guestId === reader.guestId && grant.via === via);
