import { Figures } from '@/components/admin/figures';
import { Loaded } from '@/components/admin/loaded';
import { MonthCharts } from '@/components/admin/month-charts';
import { NeedsSomebody } from '@/components/admin/needs-somebody';
import { RevenueByCurrency } from '@/components/admin/revenue-by-currency';
import { TributeList } from '@/components/admin/tribute-list';
import { UserList } from '@/components/admin/user-list';
import type { Overview } from '@/lib/admin/queries/overview';

type DashboardOverviewProps = { viewerId: string; overview: Overview };

/** The dashboard's first page (product.md 2, "Admin dashboard"). */
export function DashboardOverview({ viewerId, overview }: DashboardOverviewProps) {
  const { waiting, figures, users, tributes } = overview;
  return (
    <>
      <Loaded part={waiting}>{(waiting) => <NeedsSomebody waiting={waiting} />}</Loaded>
      <Loaded part={figures}>
        {({ stats, revenue, months }) => (
          <>
            <Figures stats={stats} currency={revenue.currency} />
            <RevenueByCurrency revenue={revenue} />
            <MonthCharts figures={months} currency={revenue.currency} />
          </>
        )}
      </Loaded>
      <Loaded part={users.list}>
        {(list) => <UserList {...users} list={list} viewerId={viewerId} />}
      </Loaded>
      <Loaded part={tributes.list}>{(list) => <TributeList {...tributes} list={list} />}</Loaded>
    </>
  );
}
