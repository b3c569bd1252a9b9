import { AccessDenied } from '@/components/admin/access-denied';
import { Figures } from '@/components/admin/figures';
import { MonthCharts } from '@/components/admin/month-charts';
import { TributeList } from '@/components/admin/tribute-list';
import { UserList } from '@/components/admin/user-list';
import { LoadFailure } from '@/lib/admin/load-failure-rules';
import type { Overview } from '@/lib/admin/queries/overview';

type DashboardOverviewProps = { viewerId: string; overview: Overview };

/** Figures, charts, people and tributes (product.md 2, "Admin dashboard"). */
export function DashboardOverview({ viewerId, overview }: DashboardOverviewProps) {
  const { figures, users, tributes } = overview;
  return (
    <>
      {figures instanceof LoadFailure ? (
        <AccessDenied message={figures.message} />
      ) : (
        <>
          <Figures stats={figures.stats} />
          <MonthCharts figures={figures.months} />
        </>
      )}
      {users.list instanceof LoadFailure ? (
        <AccessDenied message={users.list.message} />
      ) : (
        <UserList {...users} list={users.list} viewerId={viewerId} />
      )}
      {tributes.list instanceof LoadFailure ? (
        <AccessDenied message={tributes.list.message} />
      ) : (
        <TributeList {...tributes} list={tributes.list} />
      )}
    </>
  );
}
