import type { ListPlace } from './list-place';
import { ListSection } from './list-section';
import { Moment } from './moment';
import { Cell, HeadCell, Table } from './table';

type Event = {
  id: string;
  actor: string;
  actorName: string | null;
  action: string;
  subject: string;
  detail: Record<string, unknown>;
  createdAt: string;
};

type AuditListProps = {
  place: ListPlace;
  list: { events: Event[]; currentPage: number; totalPages: number; total: number };
};

const HEAD = ['When', 'Who', 'Did what', 'To what', 'Details'];

/** What each act is called in the trail. */
const ACTS: Readonly<Record<string, string>> = {
  'user.delete': 'Deleted a user',
  'tribute.delete': 'Deleted a tribute',
  'memorial.update': 'Changed a memorial',
  'memorial.delete': 'Deleted a memorial',
  'memorial.read-private': 'Read private details',
  'order.refund': 'Asked for a refund',
  'order.confirm-refund': 'Confirmed a refund',
  'order.withdraw-refund': 'Withdrew a refund',
  'order.retry': 'Tried an order once more',
  'order.close-review': 'Closed a review',
  export: 'Exported data',
  'role.grant': 'Made somebody an admin',
  'role.revoke': 'Took the admin role away',
};

/** Who did what to what belongs to others; the newest first. */
export function AuditList({ place, list }: AuditListProps) {
  return (
    <ListSection
      place={place}
      title="Audit trail"
      many="entries"
      one="entry"
      page={list}
      whenEmpty="Nothing has been done yet."
    >
      <Table label="Audit trail" head={HEAD.map((name) => <HeadCell key={name}>{name}</HeadCell>)}>
        {list.events.map(({ id, actor, actorName, action, subject, detail, createdAt }) => (
          <tr key={id}>
            <Cell label="When">
              <Moment at={createdAt} />
            </Cell>
            <Cell label="Who">
              <bdi>{actorName ?? (actor === 'system' ? 'The operator’s script' : actor)}</bdi>
            </Cell>
            <Cell label="Did what">{ACTS[action] ?? action}</Cell>
            <Cell label="To what">{subject}</Cell>
            <Cell label="Details">
              {Object.entries(detail)
                .map(([name, value]) => `${name} ${String(value)}`)
                .join(', ') || '–'}
            </Cell>
          </tr>
        ))}
      </Table>
    </ListSection>
  );
}
