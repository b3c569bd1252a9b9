import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Pager, pagerLabels } from '@/components/ui/pager';
import type { EventView } from '@/lib/keepers/queries/memorial-events';
import { longDate } from '@/lib/platform/language/days';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { PageCount } from '@/lib/platform/paging';
import * as paths from '@/lib/platform/paths';

type Props = { memorialId: string; list: { events: EventView[] } & PageCount };

export function EventList({ memorialId, list }: Props) {
  const t = useTranslate();
  const language = useLocale();
  if (list.events.length === 0) return <p>{t('keepers.events.none')}</p>;
  return (
    <div className="space-y-6">
      <ol className="space-y-3">
        {list.events.map((event) => (
          <li key={event.id} className="wrap-anywhere">
            <span className="block text-sm text-ink-soft">
              {longDate(event.createdAt.slice(0, 10), language)}
            </span>
            <EventSentence event={event} />
          </li>
        ))}
      </ol>
      {list.totalPages > 1 && (
        <Pager
          page={list.currentPage}
          pages={list.totalPages}
          href={(page) => paths.memorialKeepersPage(memorialId, page)}
          labels={pagerLabels(t, t('keepers.events.pages'), language)}
        />
      )}
    </div>
  );
}

function EventSentence({ event: { action, actorName, personName, detail } }: { event: EventView }) {
  const t = useTranslate();
  const language = useLocale();
  const unknownName = t('keepers.events.somebody');
  const actor = actorName ?? (detail.asAdmin === true ? t('keepers.events.staff') : unknownName);
  const person = personName ?? unknownName;
  switch (action) {
    case 'invited':
      return t.rich('keepers.events.invited', { actor, role: stringOrEmpty(detail.role), name });
    case 'joined':
      return t.rich('keepers.events.joined', { person, role: stringOrEmpty(detail.role), name });
    case 'declined':
      return t('keepers.events.declined');
    case 'takenBack':
    case 'levelChanged':
    case 'passwordChanged':
    case 'letIn':
    case 'takenOff':
      return t.rich(`keepers.events.${action}`, { actor, name });
    case 'leaves':
      return t.rich('keepers.events.leaves', {
        actor,
        person,
        day: longDate(stringOrEmpty(detail.leavesAt).slice(0, 10), language),
        name,
      });
    case 'handoverAnnounced':
      return t.rich('keepers.events.handoverAnnounced', {
        person,
        day: longDate(stringOrEmpty(detail.dueAt).slice(0, 10), language),
        name,
      });
    case 'handoverCancelled':
    case 'ownerless':
    case 'frozen':
    case 'unfrozen':
    case 'caseDecided':
    case 'relativeHidden':
    case 'relativeShown':
      return t(`keepers.events.${action}`);
    case 'ownerDied':
      return t.rich('keepers.events.ownerDied', { actor, name });
    case 'offered':
    case 'offerNotTaken':
      return t.rich(`keepers.events.${action}`, { person, name });
    case 'deletionAnnounced':
      return t.rich('keepers.events.deletionAnnounced', {
        actor,
        day: longDate(stringOrEmpty(detail.dueAt).slice(0, 10), language),
        name,
      });
    case 'deletionTakenBack':
    case 'deletionObjected':
      return t.rich(`keepers.events.${action}`, { actor, name });
    case 'handedOver':
      return t.rich('keepers.events.handedOver', { person, name });
    case 'left':
      return t.rich('keepers.events.left', { person, name });
    default:
      return t.rich(`keepers.events.${action}`, { actor, person, name });
  }
}

const stringOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');

const name = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
