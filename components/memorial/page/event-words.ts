import type { MajorEvent } from '@/lib/db/generated/enums';
import { longDate, MAJOR_EVENT_WORDS } from '@/lib/memorials/rules';

type Event = { majorEvent: MajorEvent; eventName: string; eventDate: string | null };

/** What took somebody, in words: 'War or conflict: Siege of Delhi, 1 June 1857'; '' for nothing. */
export function eventWords({ majorEvent, eventName, eventDate }: Event): string {
  const which = [eventName, eventDate && longDate(eventDate)].filter(Boolean).join(', ');
  return [majorEvent === 'not_related' ? '' : MAJOR_EVENT_WORDS[majorEvent], which]
    .filter(Boolean)
    .join(': ');
}
