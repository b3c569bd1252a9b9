import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { CaseRow, listCases } from '@/lib/cases/queries/list-cases';
import { CASE_TABS, type CaseTab } from '@/lib/cases/rules';
import { adminCase, adminCasesTab } from '@/lib/keepers/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { PageLink } from '../ui/page-link';
import { CaseDeadline } from './case-deadline';
import { DateTime } from './date-time';
import { ListSection } from './list-section';

type Props = {
  place: ListPlace;
  tab: CaseTab;
  list: Awaited<ReturnType<typeof listCases>>;
};

export function CaseList({ place, tab, list }: Props) {
  const t = useTranslate();
  return (
    <ListSection
      place={place}
      title={t('admin.cases.title')}
      count={t('admin.cases.count', { count: list.total })}
      pages={t('admin.cases.pages')}
      page={list}
      tools={<Tabs tab={tab} counts={list.counts} />}
      whenEmpty={t('admin.condolences.none')}
    >
      <ul>
        {list.cases.map((row) => (
          <CaseItem key={row.id} row={row} />
        ))}
      </ul>
    </ListSection>
  );
}

function Tabs({ tab, counts }: { tab: CaseTab; counts: Props['list']['counts'] }) {
  const t = useTranslate();
  return (
    <ul className="flex flex-wrap gap-1 border-b border-line">
      {CASE_TABS.map((each) => (
        <li key={each}>
          <PageLink
            href={adminCasesTab(each)}
            aria-current={each === tab ? 'page' : undefined}
            className="flex min-h-target items-center border-b-2 border-transparent px-3 no-underline aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {t(`admin.cases.${each}`, { count: counts[each] })}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function CaseItem({ row }: { row: CaseRow }) {
  const t = useTranslate();
  const { id, claim, memorialName, name, isFrozen, createdAt, ...deadline } = row;
  return (
    <li className="space-y-1 border-t border-line py-4 wrap-anywhere">
      <PageLink href={adminCase(id)} className="text-link inline-flex min-h-target items-center">
        {t(`cases.claims.${claim}`)}
      </PageLink>
      <p>
        <bdi>{memorialName ?? t('cases.refusals.gone')}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {name && <bdi>{name}</bdi>}
        <DateTime at={createdAt} dateOnly />
        <CaseDeadline {...deadline} />
        {isFrozen && <span>{t('admin.case.frozen')}</span>}
      </p>
    </li>
  );
}
