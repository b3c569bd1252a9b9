import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { PageOfMemorial } from '@/components/memorials/page-of-memorial';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { Pager, pagerLabels } from '@/components/ui/pager';
import type { familyQueue } from '@/lib/condolences/queries/family-queue';
import { FAMILY_STATES, type FamilyState } from '@/lib/condolences/state-rules';
import { memorialContributions } from '@/lib/memorials/api-paths';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { NoticesForm } from './notices-form';
import { QueueList } from './queue-list';
import { RuleForm } from './rule-form';

type Props = Awaited<ReturnType<typeof familyQueue>> & {
  memorialId: string;
  state: FamilyState;
  /** The number of contributed files that await a decision. */
  waitingMedia: number;
};

/** The family's page for the condolences of a memorial: lists by state, and the settings for new ones. */
export function FamilyQueue({
  memorialId,
  state,
  fullName,
  counts,
  waitingMedia,
  ...queue
}: Props) {
  const say = useSay();
  const language = useLocale();
  const place = (page?: number) =>
    paths.memorialCondolencesPage(memorialId, { state, ...(page && { page }) });
  return (
    <PageOfMemorial
      memorialId={memorialId}
      back={say('condolences.form.back')}
      title={say('condolences.page.title')}
      intro={say.rich('condolences.queue.intro', { name: fullName, bdi: isolated })}
    >
      <p>
        <PageLink
          href={memorialContributions(memorialId)}
          className="inline-flex min-h-target items-center"
        >
          {say('contributions.page.link', { count: waitingMedia })}
        </PageLink>
      </p>
      <nav aria-label={say('condolences.queue.tabs')} className="overflow-x-auto">
        <ul className="flex gap-1 border-b border-line">
          {FAMILY_STATES.map((each) => (
            <li key={each} className="shrink-0">
              <PageLink
                href={paths.memorialCondolencesPage(memorialId, { state: each })}
                aria-current={each === state ? 'page' : undefined}
                className="flex min-h-target items-center border-b-2 border-transparent px-3 no-underline aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {say(`condolences.queue.${each}`, { count: counts[each] })}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {queue.condolences.length === 0 && <EmptyState title={say('condolences.queue.none')} />}
      {/* Rendered even without condolences, since it also announces the last decision. */}
      <QueueList
        key={state}
        memorialId={memorialId}
        state={state}
        language={language}
        condolences={queue.condolences}
      />
      {queue.totalPages > 1 && (
        <Pager
          page={queue.currentPage}
          pages={queue.totalPages}
          href={place}
          labels={pagerLabels(say, say('condolences.page.pages'), language)}
        />
      )}
      <section aria-labelledby="rule-title" className="space-y-5 border-t border-line pt-6">
        <h2 id="rule-title" className="text-2xl">
          {say('condolences.rule.title')}
        </h2>
        <NoticesForm memorialId={memorialId} mails={queue.mails} />
        <RuleForm memorialId={memorialId} rule={queue.rule} offersAtOnce={queue.offersAtOnce} />
      </section>
    </PageOfMemorial>
  );
}

const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
