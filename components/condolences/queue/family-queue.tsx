import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { MemorialSubpage } from '@/components/memorials/memorial-subpage';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { Pager, pagerLabels } from '@/components/ui/pager';
import type { familyQueue } from '@/lib/condolences/queries/family-queue';
import type { FirstReaderChoices } from '@/lib/condolences/queries/first-reader-choices';
import { FAMILY_STATES, type FamilyList } from '@/lib/condolences/state-rules';
import { memorialContributions } from '@/lib/memorials/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { FirstReaderForm } from './first-reader-form';
import { GuestBookRuleForm } from './guest-book-rule-form';
import { MailPreferenceForm } from './mail-preference-form';
import { QueueList } from './queue-list';

type Props = Awaited<ReturnType<typeof familyQueue>> & {
  memorialId: string;
  list: FamilyList;
  choices: FirstReaderChoices;
  /** The number of contributed files that await a decision. */
  waitingMedia: number;
};

/** The page on which the family reviews a memorial's condolences: lists by state, and the settings for new ones. */
export function FamilyQueue({
  memorialId,
  list,
  choices,
  fullName,
  counts,
  waitingMedia,
  ...queue
}: Props) {
  const t = useTranslate();
  const language = useLocale();
  const viewerReads = choices.keepers.some(
    ({ isViewer, userId }) => isViewer && userId === queue.firstReader?.userId,
  );
  const othersFirst = viewerReads ? null : queue.firstReader;
  const pageHref = (page?: number) =>
    paths.memorialCondolencesPage(memorialId, { state: list, ...(page && { page }) });
  return (
    <MemorialSubpage
      memorialId={memorialId}
      backLabel={t('condolences.form.back')}
      title={t('condolences.page.title')}
      intro={t.rich('condolences.queue.intro', { name: fullName, bdi: isolated })}
    >
      <p>
        <PageLink
          href={memorialContributions(memorialId)}
          className="inline-flex min-h-target items-center"
        >
          {t('contributions.page.link', { count: waitingMedia })}
        </PageLink>
      </p>
      <nav aria-label={t('condolences.queue.tabs')} className="overflow-x-auto">
        <ul className="flex gap-1 border-b border-line">
          {FAMILY_STATES.map((each) => (
            <li key={each} className="shrink-0">
              <PageLink
                href={paths.memorialCondolencesPage(memorialId, { state: each })}
                aria-current={each === list ? 'page' : undefined}
                className="flex min-h-target items-center border-b-2 border-transparent px-3 no-underline aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {t(`condolences.queue.${each}`, { count: counts[each] })}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {list === 'waiting' && othersFirst && (
        <p className="text-ink-soft">
          {t.rich('condolences.first.othersFirst', { name: othersFirst.name, bdi: isolated })}
        </p>
      )}
      {list === 'set_aside' && <p className="text-ink-soft">{t('condolences.first.asideIntro')}</p>}
      {queue.condolences.length === 0 && <EmptyState title={t('condolences.queue.none')} />}
      {/* Rendered even without condolences, since it also announces the last decision. */}
      <QueueList
        key={list}
        memorialId={memorialId}
        list={list}
        language={language}
        condolences={queue.condolences}
      />
      {queue.totalPages > 1 && (
        <Pager
          page={queue.currentPage}
          pages={queue.totalPages}
          href={pageHref}
          labels={pagerLabels(t, t('condolences.page.pages'), language)}
        />
      )}
      {list === 'waiting' && counts.setAside > 0 && (
        <p>
          <PageLink
            href={paths.memorialCondolencesPage(memorialId, { state: 'set_aside' })}
            className="inline-flex min-h-target items-center"
          >
            {t('condolences.first.showAside', { count: counts.setAside })}
          </PageLink>
        </p>
      )}
      <section aria-labelledby="rule-title" className="space-y-5 border-t border-line pt-6">
        <h2 id="rule-title" className="text-2xl">
          {t('condolences.rule.title')}
        </h2>
        <MailPreferenceForm memorialId={memorialId} mails={queue.mails} />
        <GuestBookRuleForm
          memorialId={memorialId}
          rule={queue.rule}
          offersAtOnce={queue.offersAtOnce}
        />
        <FirstReaderForm
          key={queue.firstReader?.userId ?? queue.firstReader?.name}
          memorialId={memorialId}
          firstReader={queue.firstReader}
          choices={choices}
        />
      </section>
    </MemorialSubpage>
  );
}

const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
