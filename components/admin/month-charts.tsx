import { signedDollars } from '@/lib/payments/money-rules';
import { MonthChart } from './month-chart';

type Month = {
  month: string;
  memorialRevenueMinor: number;
  tributeRevenueMinor: number;
  memorials: number;
};

/** Revenue and memorials over the last twelve months. */
export function MonthCharts({ figures }: { figures: readonly Month[] }) {
  const months = figures.map(({ month }) => month);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <MonthChart
        title="Revenue by month"
        months={months}
        format={signedDollars}
        series={[
          {
            name: 'Memorials',
            look: 'plain',
            values: figures.map(({ memorialRevenueMinor }) => memorialRevenueMinor),
          },
          {
            name: 'Flowers',
            look: 'flower',
            values: figures.map(({ tributeRevenueMinor }) => tributeRevenueMinor),
          },
        ]}
      />
      <MonthChart
        title="Memorials created by month"
        months={months}
        format={String}
        series={[
          { name: 'Memorials', look: 'plain', values: figures.map(({ memorials }) => memorials) },
        ]}
      />
    </div>
  );
}
