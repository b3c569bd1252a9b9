import { money } from '@/lib/platform/language/money';
import { useAmount } from '@/lib/platform/language/use-amount';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { useFormatLocale } from '../ui/use-format-locale';

/** Revenue is in minor units of the site's currency. */
export type DashboardStats = {
  totalRevenueMinor: number;
  memorialRevenueMinor: number;
  tributeRevenueMinor: number;
  totalMemorials: number;
};

/** The four figures of the dashboard (product.md 3, "Admin stats"). */
export function DashboardFigures({ stats, currency }: { stats: DashboardStats; currency: string }) {
  const t = useTranslate();
  const locale = useFormatLocale();
  const amount = useAmount();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-5 xl:grid-cols-4">
      <Figure
        label={t('admin.figures.totalRevenue')}
        value={amount(money(stats.totalRevenueMinor, currency, 'sum'))}
      />
      <Figure
        label={t('admin.figures.memorialRevenue')}
        value={amount(money(stats.memorialRevenueMinor, currency, 'sum'))}
      />
      <Figure
        label={t('admin.figures.flowerRevenue')}
        value={amount(money(stats.tributeRevenueMinor, currency, 'sum'))}
      />
      <Figure
        label={t('admin.figures.totalMemorials')}
        value={stats.totalMemorials.toLocaleString(locale)}
      />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col wrap-anywhere">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-display text-2xl tabular-nums">{value}</dd>
    </div>
  );
}
