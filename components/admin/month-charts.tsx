import { signedDollars } from '@/lib/payments/money-rules';
import { useSay } from '@/lib/platform/language/use-say';
import { MonthChart } from './month-chart';

type Month = {
  month: string;
  memorialRevenueMinor: number;
  tributeRevenueMinor: number;
  memorials: number;
};

/** Revenue and memorials over the last twelve months. */
export function MonthCharts({ figures }: { figures: readonly Month[] }) {
  const say = useSay();
  const memorials = say('admin.figures.memorials');
  const months = figures.map(({ month }) => month);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <MonthChart
        title={say('admin.figures.revenueByMonth')}
        months={months}
        format={signedDollars}
        series={[
          {
            name: memorials,
            look: 'plain',
            values: figures.map(({ memorialRevenueMinor }) => memorialRevenueMinor),
          },
          {
            name: say('admin.figures.flowers'),
            look: 'flower',
            values: figures.map(({ tributeRevenueMinor }) => tributeRevenueMinor),
          },
        ]}
      />
      <MonthChart
        title={say('admin.figures.memorialsByMonth')}
        months={months}
        format={String}
        series={[{ name: memorials, look: 'plain', values: figures.map((each) => each.memorials) }]}
      />
    </div>
  );
}
