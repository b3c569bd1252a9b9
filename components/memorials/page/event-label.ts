import { DISASTER_EVENTS } from '@/lib/memorials/rules';
import type { MajorEvent } from '@/lib/platform/db/generated/enums';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';

type Event = { majorEvent: MajorEvent; eventName: string; eventDate: string | null };

/** Returns a label for the event in which somebody died: 'War or conflict: Siege of Delhi, 1 June 1857'; or ''. */
export function eventLabel(
  { majorEvent, eventName, eventDate }: Event,
  t: Translate,
  language: Language,
): string {
  const kind = majorEvent === 'not_related' ? '' : t(`memorials.majorEvents.${majorEvent}`);
  const name = isListedEvent(eventName) ? t(`memorials.events.${eventName}`) : eventName;
  const day = eventDate ? longDate(eventDate, language) : '';
  const event = name && day ? t('memorial.about.nameAndDay', { name, day }) : name || day;
  return kind && event ? t('memorial.about.kindAndEvent', { kind, event }) : kind || event;
}

type ListedEvent = (typeof DISASTER_EVENTS)[keyof typeof DISASTER_EVENTS][number];

const LISTED_EVENTS: ReadonlySet<string> = new Set(Object.values(DISASTER_EVENTS).flat());

/** True if the name is from the form's list, whose names are translated. */
const isListedEvent = (name: string): name is ListedEvent => LISTED_EVENTS.has(name);
