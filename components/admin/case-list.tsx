import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { CaseRow, listCases } from '@/lib/cases/queries/list-cases';
import { CASE_TABS, type CaseTab } from '@/lib/cases/rules';
import { adminCase, adminCasesTab } from '@/lib/keepers/api-paths';
import { useSay } from '@/lib/platform/language/use-say';
import { PageLink } from '../ui/page-link';
import { CaseClock } from './case-clock';
import { ListSection } from './list-section';
import { Moment } from './moment';

type Props = {
  place: ListPlace;
  tab: CaseTab;
  list: Awaited<ReturnType<typeof listCases>>;
};

export function CaseList({ place, tab, list }: Props) {
  const say = useSay();
  return (
    <ListSection
      place={place}
      title={say('admin.cases.title')}
      count={say('admin.cases.count', { count: list.total })}
      pages={say('admin.cases.pages')}
      page={list}
      tools={<Tabs tab={tab} counts={list.counts} />}
      whenEmpty={say('admin.condolences.none')}
    >
      <ul>
        {list.cases.map((row) => (
          <Question key={row.id} row={row} />
        ))}
      </ul>
    </ListSection>
  );
}

function Tabs({ tab, counts }: { tab: CaseTab; counts: Props['list']['counts'] }) {
  const say = useSay();
  return (
    <ul className="flex flex-wrap gap-1 border-b border-line">
      {CASE_TABS.map((each) => (
        <li key={each}>
          <PageLink
            href={adminCasesTab(each)}
            aria-current={each === tab ? 'page' : undefined}
            className="flex min-h-target items-center border-b-2 border-transparent px-3 no-underline aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {say(`admin.cases.${each}`, { count: counts[each] })}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function Question({ row }: { row: CaseRow }) {
  const say = useSay();
  const { id, claim, memorialName, name, isFrozen, createdAt, ...clock } = row;
  return (
    <li className="space-y-1 border-t border-line py-4 wrap-anywhere">
      <PageLink href={adminCase(id)} className="text-link inline-flex min-h-target items-center">
        {say(`cases.claims.${claim}`)}
      </PageLink>
      <p>
        <bdi>{memorialName ?? say('cases.refusals.gone')}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {name && <bdi>{name}</bdi>}
        <Moment at={createdAt} day />
        <CaseClock {...clock} />
        {isFrozen && <span>{say('admin.case.frozen')}</span>}
      </p>
    </li>
  );
}
