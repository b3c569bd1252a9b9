import { type AccessFacts, isFamily, relationTo } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { type Audience, isOpen, type Visibility } from '@/lib/access/rules';
import { rightsAsKeeper } from '@/lib/keepers/policy';
import {
  type FirstReaderFacts,
  type FirstReadingFacts,
  isLeftToFirstReader,
} from './first-reading-rules';
import { type CondolenceState, isVisibleToFamily } from './state-rules';

/** The columns of a condolence that decide who reads it. */
type CondolenceAccess = { state: CondolenceState; audience: Audience };

/** Whether everybody may see a condolence's picture: only while its words are public too. */
export const isPublicPicture = (
  { state, audience }: CondolenceAccess,
  memorial: { visibility: Visibility },
): boolean => state === 'published' && audience === 'page' && isOpen(memorial);

/**
 * Whether the reader sees a condolence on the memorial's page; the same rule as `audienceWhere`, the
 * `where` of the list.
 */
export function canRead(
  reader: Reader | null,
  { state, audience }: CondolenceAccess,
  memorial: AccessFacts,
): boolean {
  if (state !== 'published') return false;
  const relation = relationTo(reader, memorial);
  return audience === 'family' ? isFamily(relation) : relation !== 'none';
}

/**
 * Whether the reader may see a condolence's picture. Everybody who may read the words may see it. Keepers also see the
 * pictures in their queue, but none that is held or refused, or that somebody else reads first. Admins see all of them.
 */
export function canSeePicture(
  reader: Reader | null,
  facts: CondolenceAccess & FirstReadingFacts,
  memorial: AccessFacts & { firstReader: FirstReaderFacts },
  now: Date,
): boolean {
  const viewer = reader?.viewer ?? null;
  if (viewer?.role === 'admin') return true;
  if (canRead(reader, facts, memorial)) return true;
  if (!viewer || !isVisibleToFamily(facts.state)) return false;
  if (isLeftToFirstReader(facts, memorial.firstReader, viewer.userId, now)) return false;
  return rightsAsKeeper(viewer, memorial).edit;
}
