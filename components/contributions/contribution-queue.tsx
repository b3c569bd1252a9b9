import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { MemorialSubpage } from '@/components/memorials/memorial-subpage';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { CONTRIBUTION_STATES, type ContributionState } from '@/lib/media/contribution-rules';
import { memorialContributions } from '@/lib/memorials/api-paths';
import type { listContributions } from '@/lib/memorials/queries/contributions';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { ContributionList } from './contribution-list';

type Props = Awaited<ReturnType<typeof listContributions>> & {
  memorialId: string;
  fullName: string;
  state: ContributionState;
};

/** The page on which keepers review contributed files: those awaiting a decision, and those declined. */
export function ContributionQueue({ memorialId, fullName, state, counts, contributions }: Props) {
  const t = useTranslate();
  const language = useLocale();
  return (
    <MemorialSubpage
      memorialId={memorialId}
      backLabel={t('condolences.form.back')}
      title={t('contributions.page.title')}
      intro={t.rich('contributions.page.intro', { name: fullName, bdi: isolated })}
    >
      <p>
        <PageLink
          href={paths.memorialCondolences(memorialId)}
          className="inline-flex min-h-target items-center"
        >
          {t('condolences.page.title')}
        </PageLink>
      </p>
      <nav aria-label={t('contributions.page.tabs')} className="overflow-x-auto">
        <ul className="flex gap-1 border-b border-line">
          {CONTRIBUTION_STATES.map((each) => (
            <li key={each} className="shrink-0">
              <PageLink
                href={memorialContributions(memorialId, each)}
                aria-current={each === state ? 'page' : undefined}
                className="flex min-h-target items-center border-b-2 border-transparent px-3 no-underline aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {t(`contributions.page.${each}`, { count: counts[each] })}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {contributions.length === 0 && <EmptyState title={t('contributions.page.none')} />}
      {/* Rendered even without files, since it also announces the last decision. */}
      <ContributionList
        key={state}
        memorialId={memorialId}
        state={state}
        language={language}
        contributions={contributions}
        familyOnlyLabel={t('media.gallery.familyOnly')}
      />
    </MemorialSubpage>
  );
}

const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
