import { type Guarded, isFamily, standingOf } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { type Audience, isOpen, type Visibility } from '@/lib/access/rules';
import { canAsKeeper } from '@/lib/keepers/policy';
import { type CondolenceState, isFamilys } from './state-rules';

/** The columns of a condolence that decide who reads it. */
type Shown = { state: CondolenceState; audience: Audience };

/** Whether everybody may see a condolence's picture: only while its words are public too. */
export const isPublicPicture = (
  { state, audience }: Shown,
  memorial: { visibility: Visibility },
): boolean => state === 'published' && audience === 'page' && isOpen(memorial);

/**
 * Whether the reader sees a condolence on the memorial's page; the same rule as `audienceOf`, the
 * `where` of the list.
 */
export function canRead(
  reader: Reader | null,
  { state, audience }: Shown,
  memorial: Guarded,
): boolean {
  if (state !== 'published') return false;
  const standing = standingOf(reader, memorial);
  return audience === 'family' ? isFamily(standing) : standing !== 'none';
}

/**
 * Whether the reader may see a condolence's picture: everybody who reads its words, keepers also
 * for what is in their queue, and admins always. Keepers see nothing that is held or refused.
 */
export function canSeePicture(reader: Reader | null, shown: Shown, memorial: Guarded): boolean {
  const viewer = reader?.viewer ?? null;
  if (viewer?.role === 'admin') return true;
  if (canRead(reader, shown, memorial)) return true;
  return isFamilys(shown.state) && canAsKeeper(viewer, memorial).edit;
}
