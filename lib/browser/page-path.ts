import { usePathname } from 'next/navigation';
import { useLanguage } from '#use-language';

/**
 * The path of the page without its language prefix, as in lib/platform/paths. On the server
 * `usePathname` includes the language, in the browser only if it is not English.
 */
export function usePagePath(): string {
  const language = useLanguage();
  const pathname = usePathname();
  const [, first, ...rest] = pathname.split('/');
  return first === language ? `/${rest.join('/')}` : pathname;
}
