import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { PageOfMemorial } from '@/components/memorials/page-of-memorial';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { CONTRIBUTION_STATES, type ContributionState } from '@/lib/media/contribution-rules';
import { memorialContributions } from '@/lib/memorials/api-paths';
import type { contributionsTo } from '@/lib/memorials/queries/contributions';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { ContributionList } from './contribution-list';

type Props = Awaited<ReturnType<typeof contributionsTo>> & {
  memorialId: string;
  fullName: string;
  state: ContributionState;
};

/** The keepers' page for contributed files: those that wait, and those that were declined. */
export function ContributionQueue({ memorialId, fullName, state, counts, contributions }: Props) {
  const say = useSay();
  const language = useLocale();
  return (
    <PageOfMemorial
      memorialId={memorialId}
      back={say('condolences.form.back')}
      title={say('contributions.page.title')}
      intro={say.rich('contributions.page.intro', { name: fullName, bdi: isolated })}
    >
      <p>
        <PageLink
          href={paths.memorialCondolences(memorialId)}
          className="inline-flex min-h-target items-center"
        >
          {say('condolences.page.title')}
        </PageLink>
      </p>
      <nav aria-label={say('contributions.page.tabs')} className="overflow-x-auto">
        <ul className="flex gap-1 border-b border-line">
          {CONTRIBUTION_STATES.map((each) => (
            <li key={each} className="shrink-0">
              <PageLink
                href={memorialContributions(memorialId, each)}
                aria-current={each === state ? 'page' : undefined}
                className="flex min-h-target items-center border-b-2 border-transparent px-3 no-underline aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {say(`contributions.page.${each}`, { count: counts[each] })}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {contributions.length === 0 && <EmptyState title={say('contributions.page.none')} />}
      {/* Rendered even without files, since it also announces the last decision. */}
      <ContributionList
        key={state}
        memorialId={memorialId}
        state={state}
        language={language}
        contributions={contributions}
        familyOnly={say('media.gallery.familyOnly')}
      />
    </PageOfMemorial>
  );
}

const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
