import { DashboardFigures } from '@/components/admin/dashboard-figures';
import { MonthCharts } from '@/components/admin/month-charts';
import { PartOrError } from '@/components/admin/part-or-error';
import { PendingWork } from '@/components/admin/pending-work';
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
      <PartOrError part={waiting}>{(waiting) => <PendingWork waiting={waiting} />}</PartOrError>
      <PartOrError part={figures}>
        {({ stats, revenue, months }) => (
          <>
            <DashboardFigures stats={stats} currency={revenue.currency} />
            <RevenueByCurrency revenue={revenue} />
            <MonthCharts figures={months} currency={revenue.currency} />
          </>
        )}
      </PartOrError>
      <PartOrError part={users.list}>
        {(list) => <UserList {...users} list={list} viewerId={viewerId} />}
      </PartOrError>
      <PartOrError part={tributes.list}>
        {(list) => <TributeList {...tributes} list={list} />}
      </PartOrError>
    </>
  );
}
