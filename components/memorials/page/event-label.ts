import { DISASTER_EVENTS } from '@/lib/memorials/rules';
import type { MajorEvent } from '@/lib/platform/db/generated/enums';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';

type Event = { majorEvent: MajorEvent; eventName: string; eventDate: string | null };

/** Returns the event somebody died in, as people read it: 'War or conflict: Siege of Delhi, 1 June 1857'; '' for none. */
export function eventLabel(
  { majorEvent, eventName, eventDate }: Event,
  say: Say,
  language: Language,
): string {
  const kind = majorEvent === 'not_related' ? '' : say(`memorials.majorEvents.${majorEvent}`);
  const name = isOffered(eventName) ? say(`memorials.events.${eventName}`) : eventName;
  const day = eventDate ? longDate(eventDate, language) : '';
  const event = name && day ? say('memorial.about.nameAndDay', { name, day }) : name || day;
  return kind && event ? say('memorial.about.kindAndEvent', { kind, event }) : kind || event;
}

type OfferedEvent = (typeof DISASTER_EVENTS)[keyof typeof DISASTER_EVENTS][number];

const OFFERED: ReadonlySet<string> = new Set(Object.values(DISASTER_EVENTS).flat());

/** Whether the name was chosen from the form's list, which has a message for each. */
const isOffered = (name: string): name is OfferedEvent => OFFERED.has(name);
