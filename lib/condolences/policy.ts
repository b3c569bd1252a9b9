import { canSee, type Guarded } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { isOpen, type Visibility } from '@/lib/access/rules';
import { canAsKeeper } from '@/lib/keepers/policy';
import { type CondolenceState, isFamilys } from './state-rules';

/** Whether everybody may see the picture of a condolence: exactly while its words are on a page that everybody sees. */
export const isPublicPicture = (
  state: CondolenceState,
  memorial: { visibility: Visibility },
): boolean => state === 'published' && isOpen(memorial);

/**
 * Whether the reader may see the picture of a condolence: who reads the words does. Those who look after the page see what is in their
 * queue, and nothing of what is held or refused; admins read that.
 */
export function canSeePicture(
  reader: Reader | null,
  state: CondolenceState,
  memorial: Guarded,
): boolean {
  const viewer = reader?.viewer ?? null;
  if (viewer?.role === 'admin') return true;
  if (state === 'published' && canSee(reader, memorial)) return true;
  return isFamilys(state) && canAsKeeper(viewer, memorial).edit;
}
