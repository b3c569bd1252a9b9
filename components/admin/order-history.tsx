import { useTranslate } from '@/lib/platform/language/use-translate';
import { DateTime } from './date-time';
import type { OrderTimelineEntry } from './order-timeline';
import { Cell, HeadCell, Table } from './table';

const COLUMNS = ['when', 'what', 'details'] as const;

export function OrderHistory({ entries }: { entries: readonly OrderTimelineEntry[] }) {
  const t = useTranslate();
  const head = COLUMNS.map((name) => <HeadCell key={name}>{t(`admin.order.${name}`)}</HeadCell>);
  return (
    <section aria-labelledby="history" className="space-y-4">
      <h2 id="history" tabIndex={-1} className="text-2xl">
        {t('admin.order.history')}
      </h2>
      <Table label={t('admin.order.history')} head={head}>
        {entries.map(({ key, at, title, details }) => (
          <tr key={key}>
            <Cell>
              <DateTime at={at} />
            </Cell>
            <Cell lead>{title}</Cell>
            <Cell fullLine>{details}</Cell>
          </tr>
        ))}
      </Table>
    </section>
  );
}
