import { AccessDenied } from '@/components/admin/access-denied';
import { Figures } from '@/components/admin/figures';
import { MonthCharts } from '@/components/admin/month-charts';
import { NeedsSomebody } from '@/components/admin/needs-somebody';
import { TributeList } from '@/components/admin/tribute-list';
import { UserList } from '@/components/admin/user-list';
import { LoadFailure } from '@/lib/admin/load-failure-rules';
import type { Overview } from '@/lib/admin/queries/overview';
import { sayWith } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';

type DashboardOverviewProps = { viewerId: string; overview: Overview };

/** What waits, figures, charts, people and tributes (product.md 2, "Admin dashboard"). */
export function DashboardOverview({ viewerId, overview }: DashboardOverviewProps) {
  const say = useSay();
  const { waiting, figures, users, tributes } = overview;
  return (
    <>
      {waiting instanceof LoadFailure ? (
        <AccessDenied message={sayWith(say)(waiting.said)} />
      ) : (
        <NeedsSomebody waiting={waiting} />
      )}
      {figures instanceof LoadFailure ? (
        <AccessDenied message={sayWith(say)(figures.said)} />
      ) : (
        <>
          <Figures stats={figures.stats} />
          <MonthCharts figures={figures.months} />
        </>
      )}
      {users.list instanceof LoadFailure ? (
        <AccessDenied message={sayWith(say)(users.list.said)} />
      ) : (
        <UserList {...users} list={users.list} viewerId={viewerId} />
      )}
      {tributes.list instanceof LoadFailure ? (
        <AccessDenied message={sayWith(say)(tributes.list.said)} />
      ) : (
        <TributeList {...tributes} list={tributes.list} />
      )}
    </>
  );
}
