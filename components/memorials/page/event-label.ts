import { longDate, MAJOR_EVENT_WORDS } from '@/lib/memorials/rules';
import type { MajorEvent } from '@/lib/platform/db/generated/enums';

type Event = { majorEvent: MajorEvent; eventName: string; eventDate: string | null };

/** Returns the event somebody died in, as people read it: 'War or conflict: Siege of Delhi, 1 June 1857'; '' for none. */
export function eventLabel({ majorEvent, eventName, eventDate }: Event): string {
  const which = [eventName, eventDate && longDate(eventDate)].filter(Boolean).join(', ');
  return [majorEvent === 'not_related' ? '' : MAJOR_EVENT_WORDS[majorEvent], which]
    .filter(Boolean)
    .join(': ');
}
