import { usePathname } from 'next/navigation';
import { useLanguage } from '#use-language';

/**
 * The address of the page as lib/platform/paths has it. Where the page is rendered its path begins with its language,
 * in a browser only when that is not English.
 */
export function usePagePath(): string {
  const language = useLanguage();
  const pathname = usePathname();
  const [, first, ...rest] = pathname.split('/');
  return first === language ? `/${rest.join('/')}` : pathname;
}
