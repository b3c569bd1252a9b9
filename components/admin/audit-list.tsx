import type { ListPlace } from '@/lib/admin/list-place-rules';
import type { AuditRow } from '@/lib/admin/queries/audit-trail';
import type { AuditAction } from '@/lib/platform/audit/write-audit';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { PageCount } from '@/lib/platform/paging';
import { DateTime } from './date-time';
import { ListSection } from './list-section';
import { Cell, EmptyCell, HeadCell, Table } from './table';

type AuditListProps = {
  place: ListPlace;
  list: { events: AuditRow[] } & PageCount;
};

const COLUMNS = ['when', 'who', 'action', 'subject', 'details'] as const;

/** For each action, the key of its label in `admin.audit.actions`. */
const ACTION_LABELS = {
  'user.delete': 'userDelete',
  'tribute.delete': 'tributeDelete',
  'memorial.update': 'memorialUpdate',
  'memorial.delete': 'memorialDelete',
  'memorial.announce-deletion': 'memorialAnnounceDeletion',
  'memorial.stop-deletion': 'memorialStopDeletion',
  'memorial.read-private': 'memorialReadPrivate',
  'keeper.invite': 'keeperInvite',
  'keeper.add': 'keeperAdd',
  'keeper.remove': 'keeperRemove',
  'keeper.trust': 'keeperTrust',
  'keeper.successor': 'keeperSuccessor',
  'handover.announce': 'handoverAnnounce',
  'handover.stop': 'handoverStop',
  'handover.done': 'handoverDone',
  'order.refund': 'orderRefund',
  'order.confirm-refund': 'orderConfirmRefund',
  'order.withdraw-refund': 'orderWithdrawRefund',
  'order.retry': 'orderRetry',
  'order.close-review': 'orderCloseReview',
  'asset.add': 'assetAdd',
  'message.answered': 'messageAnswered',
  'message.unanswered': 'messageUnanswered',
  'condolence.pass': 'condolencePass',
  'condolence.refuse': 'condolenceRefuse',
  'condolence.decide': 'condolenceDecide',
  'condolence.settings': 'condolenceSettings',
  'case.open': 'caseOpen',
  'case.freeze': 'caseFreeze',
  'case.lift': 'caseLift',
  'case.hide-relative': 'caseHideRelative',
  'case.show-relative': 'caseShowRelative',
  'case.decide': 'caseDecide',
  'legal.publish': 'legalPublish',
  'legal.take-down': 'legalTakeDown',
  'webhook.add': 'webhookAdd',
  'webhook.change': 'webhookChange',
  'webhook.secret': 'webhookSecret',
  'webhook.delete': 'webhookDelete',
  'mail.retry': 'mailRetry',
  'job.retry': 'jobRetry',
  'setting.change': 'settingChange',
  'plan.change': 'planChange',
  export: 'export',
  'role.grant': 'roleGrant',
  'role.revoke': 'roleRevoke',
} as const satisfies Record<AuditAction, string>;

/** The audit trail may contain actions of earlier releases. */
const isKnown = (action: string): action is AuditAction => Object.hasOwn(ACTION_LABELS, action);

/** The audit trail, newest first. */
export function AuditList({ place, list }: AuditListProps) {
  const t = useTranslate();
  const title = t('admin.audit.title');
  return (
    <ListSection
      place={place}
      title={title}
      count={t('admin.audit.count', { count: list.total })}
      pages={t('admin.audit.pages')}
      page={list}
      whenEmpty={t('admin.audit.none')}
    >
      <Table
        label={title}
        head={COLUMNS.map((name) => <HeadCell key={name}>{t(`admin.audit.${name}`)}</HeadCell>)}
      >
        {list.events.map(({ id, actor, actorName, action, subject, detail, createdAt }) => (
          <tr key={id}>
            <Cell>
              <DateTime at={createdAt} />
            </Cell>
            <Cell>
              <bdi>{actorName ?? (actor === 'system' ? t('admin.audit.operator') : actor)}</bdi>
            </Cell>
            <Cell lead>
              {isKnown(action) ? t(`admin.audit.actions.${ACTION_LABELS[action]}`) : action}
            </Cell>
            <Cell>{subject}</Cell>
            <Cell fullLine>
              {Object.entries(detail)
                .map(([name, value]) => `${name} ${String(value)}`)
                .join(', ') || <EmptyCell />}
            </Cell>
          </tr>
        ))}
      </Table>
    </ListSection>
  );
}
