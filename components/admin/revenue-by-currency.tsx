import { Cell, HeadCell, Table } from '@/components/admin/table';
import type { Revenue } from '@/lib/admin/queries/figures';
import { money } from '@/lib/platform/language/money';
import { useAmount } from '@/lib/platform/language/use-amount';
import { useTranslate } from '@/lib/platform/language/use-translate';

/** Revenue by currency, if there is more than one, and a note if the totals leave some out. */
export function RevenueByCurrency({ revenue }: { revenue: Revenue }) {
  const t = useTranslate();
  const amount = useAmount();
  const { currency, byCurrency, hasUncounted } = revenue;
  if (byCurrency.length < 2 && !hasUncounted) return null;
  const title = t('shop.admin.byCurrency');
  return (
    <section aria-labelledby="by-currency" className="space-y-3">
      <h2 id="by-currency" className="text-xl">
        {title}
      </h2>
      {hasUncounted && <p className="text-ink-soft">{t('shop.admin.notCounted', { currency })}</p>}
      <Table
        label={title}
        head={
          <>
            <HeadCell>{t('shop.admin.currency')}</HeadCell>
            <HeadCell>{t('admin.figures.memorials')}</HeadCell>
            <HeadCell>{t('admin.figures.flowers')}</HeadCell>
            <HeadCell>{t('shop.admin.total')}</HeadCell>
          </>
        }
      >
        {byCurrency.map((sums) => (
          <tr key={sums.currency}>
            <Cell lead>{sums.currency}</Cell>
            <Cell label={t('admin.figures.memorials')} numeric>
              {amount(money(sums.memorialMinor, sums.currency, 'sum'))}
            </Cell>
            <Cell label={t('admin.figures.flowers')} numeric>
              {amount(money(sums.tributeMinor, sums.currency, 'sum'))}
            </Cell>
            <Cell label={t('shop.admin.total')} numeric>
              {amount(money(sums.totalMinor, sums.currency, 'sum'))}
            </Cell>
          </tr>
        ))}
      </Table>
    </section>
  );
}
