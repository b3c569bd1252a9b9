import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

const promises = (t: Translate) => [
  t('about.privacy.encrypted'),
  t('about.privacy.hiddenData'),
  t('about.privacy.noSelling'),
  t('about.privacy.deleting'),
];

export function PrivacyCommitment() {
  const t = useTranslate();
  return (
    <section
      aria-labelledby="privacy"
      data-tone="olive"
      className="border-b-[3rem] border-tone-deep bg-tone"
    >
      <div className="page-width grid gap-x-14 gap-y-6 py-14 md:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 id="privacy" className="text-3xl">
            {t('about.privacy.title')}
          </h2>
          <p className="mt-4 max-w-measure">{t.rich('about.privacy.intro', { terms: toTerms })}</p>
        </div>
        <ul className="max-w-measure divide-y divide-edge/40">
          {promises(t).map((promise) => (
            <li key={promise} className="py-3 first:pt-0">
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const toTerms = (chunks: ReactNode) => (
  <PageLink href={paths.terms} className="text-link">
    {chunks}
  </PageLink>
);
