import { longDate, MAJOR_EVENT_OF, MAJOR_EVENT_WORDS } from '@/lib/memorials/rules';
import type { ListQuery } from '@/lib/memorials/schema-list';

/** The part of a list's address that says who is looked for. */
export type ListFilters = Omit<ListQuery, 'page' | 'limit' | 'sortBy' | 'sortOrder'>;

export const FILTER_LABELS: Record<keyof ListFilters, string> = {
  name: 'Name',
  location: 'Place',
  birthYear: 'Birth year',
  deathYear: 'Death year',
  birthDate: 'Birth date',
  deathDate: 'Death date',
  primaryCause: 'Cause of death',
  causeOfDeath: 'Cause of death',
  majorEvent: 'Kind of event',
  disasterType: 'Kind of event',
  disasterName: 'Event',
  nationality: 'Nationality',
  religion: 'Religion',
  military: 'Served in military',
};

const FILTER_NAMES = Object.keys(FILTER_LABELS) as (keyof ListFilters)[]; // its own keys

/** A filter that is in use, as people read it: 'Nationality: Czech'. */
export type ActiveFilter = { name: keyof ListFilters; words: string };

export const activeFilters = (filters: ListFilters): ActiveFilter[] =>
  FILTER_NAMES.filter((name) => filters[name]).map((name) => ({
    name,
    words: `${FILTER_LABELS[name]}: ${valueInWords(name, filters)}`,
  }));

function valueInWords(name: keyof ListFilters, filters: ListFilters): string {
  const { majorEvent, disasterType, military } = filters;
  if (name === 'majorEvent' && majorEvent) return MAJOR_EVENT_WORDS[majorEvent];
  if (name === 'disasterType' && disasterType)
    return MAJOR_EVENT_WORDS[MAJOR_EVENT_OF[disasterType]];
  if (name === 'military') return military === 'true' ? 'Yes' : 'No';
  const value = String(filters[name]);
  return name === 'birthDate' || name === 'deathDate' ? longDate(value) : value;
}

/**
 * Two filters have two names, one of each reading. The dialog has one field for both: what came under
 * the other name moves there, unless both were given and say different things.
 */
export function underOneName<Query extends ListFilters>(query: Query): Query {
  const { causeOfDeath, disasterType } = query;
  const event = disasterType && MAJOR_EVENT_OF[disasterType];
  const primaryCause = query.primaryCause || causeOfDeath;
  const majorEvent = query.majorEvent ?? event;
  return {
    ...query,
    primaryCause,
    majorEvent,
    causeOfDeath: causeOfDeath === primaryCause ? '' : causeOfDeath,
    disasterType: event === majorEvent ? undefined : disasterType,
  };
}
