import { useSay } from '@/lib/platform/language/use-say';
import { Moment } from './moment';
import type { TimelineEntry } from './order-timeline';
import { Cell, HeadCell, Table } from './table';

const HEAD = ['when', 'what', 'details'] as const;

export function OrderHistory({ entries }: { entries: readonly TimelineEntry[] }) {
  const say = useSay();
  const head = HEAD.map((name) => <HeadCell key={name}>{say(`admin.order.${name}`)}</HeadCell>);
  return (
    <section aria-labelledby="history" className="space-y-4">
      <h2 id="history" tabIndex={-1} className="text-2xl">
        {say('admin.order.history')}
      </h2>
      <Table label={say('admin.order.history')} head={head}>
        {entries.map(({ key, at, what, how }) => (
          <tr key={key}>
            <Cell>
              <Moment at={at} />
            </Cell>
            <Cell lead>{what}</Cell>
            <Cell line>{how}</Cell>
          </tr>
        ))}
      </Table>
    </section>
  );
}
