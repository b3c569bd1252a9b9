import { asReader } from '@/lib/access/reader';
import type { Right } from '@/lib/keepers/policy';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { getMemorialView, type MemorialView } from './queries/memorial-view';

/**
 * The memorial for a page that needs a right to it; null for members without that right. Redirects
 * visitors who are not signed in to the login and from there back to `path`, which has no language
 * prefix.
 */
export async function getMemorialForEditor(
  id: string,
  path: string,
  right: Right = 'edit',
): Promise<MemorialView | null> {
  const t = await getTranslate();
  const viewer = await requireUser(path, t('api.logIn'));
  const memorial = await getMemorialView(id, asReader(viewer));
  return memorial?.can[right] ? memorial : null;
}
