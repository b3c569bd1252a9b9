import { money } from '@/lib/platform/language/money';
import { useAmount } from '@/lib/platform/language/use-amount';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { useFormatLocale } from '../ui/use-format-locale';
import { MonthChart } from './month-chart';

type Month = {
  month: string;
  memorialRevenueMinor: number;
  tributeRevenueMinor: number;
  memorials: number;
};

/** `currency` is that of the revenue, which is in minor units. */
type Props = { figures: readonly Month[]; currency: string };

export function MonthCharts({ figures, currency }: Props) {
  const t = useTranslate();
  const amount = useAmount();
  const locale = useFormatLocale();
  const memorials = t('admin.figures.memorials');
  const months = figures.map(({ month }) => month);
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      <MonthChart
        title={t('admin.figures.revenueByMonth')}
        months={months}
        format={(minor) => amount(money(minor, currency, 'sum'))}
        series={[
          {
            name: memorials,
            fill: 'plain',
            values: figures.map(({ memorialRevenueMinor }) => memorialRevenueMinor),
          },
          {
            name: t('admin.figures.flowers'),
            fill: 'flower',
            values: figures.map(({ tributeRevenueMinor }) => tributeRevenueMinor),
          },
        ]}
      />
      <MonthChart
        title={t('admin.figures.memorialsByMonth')}
        months={months}
        format={(count) => count.toLocaleString(locale)}
        series={[{ name: memorials, fill: 'plain', values: figures.map((each) => each.memorials) }]}
      />
    </div>
  );
}
