import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { Language } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { navLabels } from './nav-labels';
import { SiteNav } from './site-nav';

type Props = { languages: readonly Language[]; wordmark: ReactNode };

/**
 * On small screens the navigation is a popover, which opens and closes without JavaScript. `languages` are offered in
 * the language menu.
 */
export function SiteHeader({ languages, wordmark }: Props) {
  const t = useTranslate();
  return (
    <header className="relative border-b border-line print:hidden">
      <div className="page-width flex min-h-18 max-w-[88rem] flex-wrap items-center justify-between gap-4">
        <PageLink href={paths.home} className="inline-flex min-h-target items-center rounded-lg">
          {wordmark}
        </PageLink>
        <button
          type="button"
          popoverTarget="site-menu"
          className="inline-flex min-h-target items-center gap-2 rounded-full border border-edge px-4 font-semibold bar:hidden"
        >
          <Menu aria-hidden size={22} />
          {t('site.nav.menu')}
        </button>
        <SiteNav id="site-menu" labels={navLabels(t)} languages={languages} />
      </div>
    </header>
  );
}
