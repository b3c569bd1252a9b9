import { redirect } from 'next/navigation';
import { pathIn } from './addresses';
import { getLanguage } from './get-language';

/**
 * Redirects to another page of this site in the language of the current page; never returns.
 * biome.json forbids Next's `redirect` elsewhere, so that no redirect loses the language.
 * @param path one of lib/platform/paths, without a language
 */
export const redirectInLanguage = async (path: string): Promise<never> =>
  redirect(pathIn(await getLanguage(), path));
