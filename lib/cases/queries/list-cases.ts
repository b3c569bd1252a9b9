import { CASE_DAYS } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import type { CaseClaim } from '@/lib/platform/db/generated/enums';
import { DAY_MS } from '@/lib/platform/durations';
import { countPages, rowsOfPage } from '@/lib/platform/paging';
import { CASE_TABS, type CaseTab } from '../rules';

const CASES_PER_PAGE = 20;

/** A case in an admin's list. */
export type CaseRow = {
  id: string;
  memorialId: string;
  /** Null if the memorial was deleted. */
  memorialName: string | null;
  claim: CaseClaim;
  state: CaseTab;
  /** '' for a case that the site opened itself. */
  name: string;
  isFrozen: boolean;
  createdAt: string;
  /** When the answer is due. */
  dueAt: string;
};

export const CASE_COLUMNS = {
  id: true,
  memorialId: true,
  claim: true,
  state: true,
  name: true,
  createdAt: true,
} as const;

/** A page of the cases with a state: open ones oldest first, decided ones newest first. */
export async function listCases({ tab, page }: { tab: CaseTab; page: number }) {
  const [byState, rows] = await Promise.all([
    db().familyCase.groupBy({ by: ['state'], _count: true }),
    db().familyCase.findMany({
      where: { state: tab },
      orderBy:
        tab === 'decided'
          ? [{ createdAt: 'desc' }, { id: 'desc' }]
          : [{ createdAt: 'asc' }, { id: 'asc' }],
      ...rowsOfPage(page, CASES_PER_PAGE),
      select: CASE_COLUMNS,
    }),
  ]);
  const countOf = (state: CaseTab) => byState.find((each) => each.state === state)?._count ?? 0;
  const counts = Object.fromEntries(CASE_TABS.map((state) => [state, countOf(state)])) as Record<
    CaseTab,
    number
  >; // has every tab
  return {
    cases: await toCaseRows(rows),
    counts,
    ...countPages(page, CASES_PER_PAGE, counts[tab]),
  };
}

type StoredCase = Pick<CaseRow, 'id' | 'memorialId' | 'claim' | 'state' | 'name'> & {
  createdAt: Date;
};

/** Adds the memorial's name and freeze, and the dates. */
export async function toCaseRows<Row extends StoredCase>(rows: Row[]) {
  const ids = [...new Set(rows.map(({ memorialId }) => memorialId))];
  const memorials = await db().memorial.findMany({
    where: { id: { in: ids } },
    select: { id: true, fullName: true, freeze: { select: { since: true } } },
  });
  return rows.map(({ createdAt, ...row }) => {
    const memorial = memorials.find(({ id }) => id === row.memorialId);
    return {
      ...row,
      memorialName: memorial?.fullName ?? null,
      isFrozen: Boolean(memorial?.freeze),
      createdAt: createdAt.toISOString(),
      dueAt: new Date(createdAt.getTime() + CASE_DAYS * DAY_MS).toISOString(),
    };
  });
}
