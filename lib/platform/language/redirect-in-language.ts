import { redirect } from 'next/navigation';
import { pathIn } from './addresses';
import { getLanguage } from './get-language';

/**
 * Redirects from a page to another one of this site, in the language of the first; never returns. Nothing else calls
 * Next's `redirect` (biome.json), so that no page loses its language on the way.
 * @param path one of lib/platform/paths, without a language
 */
export const redirectInLanguage = async (path: string): Promise<never> =>
  redirect(pathIn(await getLanguage(), path));
