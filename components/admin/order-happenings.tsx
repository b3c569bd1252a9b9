import { Moment } from './moment';
import type { Happening } from './order-timeline';
import { Cell, HeadCell, Table } from './table';

/** An order's history, the oldest first. */
export function OrderHappenings({ happenings }: { happenings: readonly Happening[] }) {
  const head = ['When', 'What', 'Details'].map((name) => <HeadCell key={name}>{name}</HeadCell>);
  return (
    <section aria-labelledby="history" className="space-y-4">
      <h2 id="history" tabIndex={-1} className="text-2xl">
        History
      </h2>
      <Table label="History" head={head}>
        {happenings.map(({ key, at, what, how }) => (
          <tr key={key}>
            <Cell label="When">
              <Moment at={at} />
            </Cell>
            <Cell label="What">{what}</Cell>
            <Cell label="Details">{how}</Cell>
          </tr>
        ))}
      </Table>
    </section>
  );
}
