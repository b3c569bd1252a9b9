import { Moment } from './moment';
import type { TimelineEntry } from './order-timeline';
import { Cell, HeadCell, Table } from './table';

/** An order's history as a table, the oldest entry first. */
export function OrderHistory({ entries }: { entries: readonly TimelineEntry[] }) {
  const head = ['When', 'What', 'Details'].map((name) => <HeadCell key={name}>{name}</HeadCell>);
  return (
    <section aria-labelledby="history" className="space-y-4">
      <h2 id="history" tabIndex={-1} className="text-2xl">
        History
      </h2>
      <Table label="History" head={head}>
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
