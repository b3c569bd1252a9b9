import { asReader } from '@/lib/access/reader';
import type { Right } from '@/lib/keepers/policy';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { getSay } from '@/lib/platform/language/get-say';
import { getMemorialView, type MemorialView } from './queries/memorial-view';

/**
 * The memorial of a page for those who may edit it, or have another right to it; null for every other member. Sends who is not signed in to the login, and from
 * there to `path`, which is without a language.
 */
export async function memorialToEdit(
  id: string,
  path: string,
  right: Right = 'edit',
): Promise<MemorialView | null> {
  const say = await getSay();
  const viewer = await requireUser(path, say('api.logIn'));
  const memorial = await getMemorialView(id, asReader(viewer));
  return memorial?.can[right] ? memorial : null;
}
