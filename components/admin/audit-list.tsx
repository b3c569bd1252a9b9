import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { AuditRow } from '@/lib/admin/queries/audit-trail';
import type { AuditAction } from '@/lib/platform/audit/write-audit';
import type { PageCount } from '@/lib/platform/paging';
import { ListSection } from './list-section';
import { Moment } from './moment';
import { Cell, HeadCell, Table } from './table';

type AuditListProps = {
  place: ListPlace;
  list: { events: AuditRow[] } & PageCount;
};

const HEAD = ['When', 'Who', 'Action', 'Subject', 'Details'];

/** The label of each audited action. */
const ACTION_LABELS: Record<AuditAction, string> = {
  'user.delete': 'Deleted a user',
  'tribute.delete': 'Deleted a tribute',
  'memorial.update': 'Changed a memorial',
  'memorial.delete': 'Deleted a memorial',
  'memorial.read-private': 'Read private details',
  'order.refund': 'Requested a refund',
  'order.confirm-refund': 'Confirmed a refund',
  'order.withdraw-refund': 'Withdrew a refund',
  'order.retry': 'Retried an order',
  'order.close-review': 'Closed a review',
  'message.answered': 'Marked a message as answered',
  'message.unanswered': 'Marked a message as not answered',
  export: 'Exported data',
  'role.grant': 'Granted the admin role',
  'role.revoke': 'Revoked the admin role',
};

/** The trail may have actions of an earlier release. */
const isKnown = (action: string): action is AuditAction => Object.hasOwn(ACTION_LABELS, action);

/** Who acted on other people's data, and how; the newest first. */
export function AuditList({ place, list }: AuditListProps) {
  return (
    <ListSection
      place={place}
      title="Audit trail"
      many="entries"
      one="entry"
      page={list}
      whenEmpty="There are no entries yet."
    >
      <Table label="Audit trail" head={HEAD.map((name) => <HeadCell key={name}>{name}</HeadCell>)}>
        {list.events.map(({ id, actor, actorName, action, subject, detail, createdAt }) => (
          <tr key={id}>
            <Cell>
              <Moment at={createdAt} />
            </Cell>
            <Cell>
              <bdi>{actorName ?? (actor === 'system' ? 'The operator’s script' : actor)}</bdi>
            </Cell>
            <Cell lead>{isKnown(action) ? ACTION_LABELS[action] : action}</Cell>
            <Cell>{subject}</Cell>
            <Cell line>
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
