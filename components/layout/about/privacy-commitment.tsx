import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

const promises = (say: Say) => [
  say('about.privacy.encrypted'),
  say('about.privacy.hiddenData'),
  say('about.privacy.noSelling'),
  say('about.privacy.deleting'),
];

export function PrivacyCommitment() {
  const say = useSay();
  return (
    <section
      aria-labelledby="privacy"
      data-tone="olive"
      className="border-b-[3rem] border-tone-deep bg-tone"
    >
      <div className="page-width grid gap-x-14 gap-y-6 py-14 md:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 id="privacy" className="text-3xl">
            {say('about.privacy.title')}
          </h2>
          <p className="mt-4 max-w-measure">
            {say.rich('about.privacy.intro', { terms: toTerms })}
          </p>
        </div>
        <ul className="max-w-measure divide-y divide-edge/40">
          {promises(say).map((promise) => (
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
