import { money } from '@/lib/platform/language/money';
import { useAmount } from '@/lib/platform/language/use-amount';
import { useSay } from '@/lib/platform/language/use-say';
import { MonthChart } from './month-chart';
import { useFormat } from './use-format';

type Month = {
  month: string;
  memorialRevenueMinor: number;
  tributeRevenueMinor: number;
  memorials: number;
};

/** `currency` is that of the revenue, which is in minor units. */
type Props = { figures: readonly Month[]; currency: string };

export function MonthCharts({ figures, currency }: Props) {
  const say = useSay();
  const amount = useAmount();
  const format = useFormat();
  const memorials = say('admin.figures.memorials');
  const months = figures.map(({ month }) => month);
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      <MonthChart
        title={say('admin.figures.revenueByMonth')}
        months={months}
        format={(minor) => amount(money(minor, currency, 'sum'))}
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
        format={(count) => count.toLocaleString(format)}
        series={[{ name: memorials, look: 'plain', values: figures.map((each) => each.memorials) }]}
      />
    </div>
  );
}
