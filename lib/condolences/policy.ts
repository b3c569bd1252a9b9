import { type Guarded, isFamily, standingOf } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { type Audience, isOpen, type Visibility } from '@/lib/access/rules';
import { canAsKeeper } from '@/lib/keepers/policy';
import { type CondolenceState, isFamilys } from './state-rules';

/** What of a condolence decides who reads it. */
type Shown = { state: CondolenceState; audience: Audience };

/** Whether everybody may see the picture of a condolence: exactly while its words are there for everybody, on a page that everybody sees. */
export const isPublicPicture = (
  { state, audience }: Shown,
  memorial: { visibility: Visibility },
): boolean => state === 'published' && audience === 'page' && isOpen(memorial);

/** Whether the reader reads a condolence on the page of its memorial, as the `where` of its list has it (`audienceOf`). */
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
 * Whether the reader may see the picture of a condolence: who reads the words does. Those who look after the page see what is in their
 * queue, and nothing of what is held or refused; admins read that.
 */
export function canSeePicture(reader: Reader | null, shown: Shown, memorial: Guarded): boolean {
  const viewer = reader?.viewer ?? null;
  if (viewer?.role === 'admin') return true;
  if (canRead(reader, shown, memorial)) return true;
  return isFamilys(shown.state) && canAsKeeper(viewer, memorial).edit;
}
