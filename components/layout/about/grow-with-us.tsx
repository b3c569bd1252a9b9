import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';

const roles = (t: Translate) => [
  { title: t('about.grow.engineers.title'), text: t('about.grow.engineers.text') },
  { title: t('about.grow.marketers.title'), text: t('about.grow.marketers.text') },
  { title: t('about.grow.sales.title'), text: t('about.grow.sales.text') },
  { title: t('about.grow.affiliates.title'), text: t('about.grow.affiliates.text') },
];

export function GrowWithUs() {
  const t = useTranslate();
  return (
    <section className="page-width pt-14 md:pt-20">
      <details className="group border-y border-line">
        <summary className="flex min-h-target list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
          <h2 className="text-2xl">{t('about.grow.title')}</h2>
          <ChevronDown
            aria-hidden
            size={26}
            className="shrink-0 text-ink-soft group-open:rotate-180"
          />
        </summary>
        <div className="pb-6">
          <p className="max-w-measure">{t('about.grow.intro', { site: siteName() })}</p>
          <ul className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-2">
            {roles(t).map(({ title, text }) => (
              <li key={title}>
                <h3 className="font-sans text-base font-semibold">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
          <p className="mt-5 max-w-measure">
            {t.rich('about.grow.writeToUs', { contact: toContact })}
          </p>
        </div>
      </details>
    </section>
  );
}

const toContact = (chunks: ReactNode) => (
  <PageLink href={paths.contact} className="text-link">
    {chunks}
  </PageLink>
);
