import type { SearchEntry } from '@/lib/platform/db/generated/client';
import type { MessageKey } from '@/lib/platform/language/message';
import { type DisasterType, MAJOR_EVENT_OF, type MAJOR_EVENTS } from './rules';

/**
 * Every search filter, under its name in the query string (product.md 3, "Search filters"), in the
 * order of "Filters in use". Its kind decides how the query is checked (schema-list.ts), what it
 * matches (queries/list-filter.ts), its field in the dialog and its label. Two filters have a
 * second name each (`sameAs`).
 */
export const FILTERS = {
  name: { kind: 'name', label: 'lists.filters.name', row: 1 },
  location: {
    kind: 'text',
    label: 'lists.filters.place',
    hint: 'lists.filters.placeHint',
    column: 'places',
    row: 1,
  },
  birthYear: { kind: 'year', label: 'lists.filters.birthYear', column: 'birthDate', row: 2 },
  deathYear: { kind: 'year', label: 'lists.filters.deathYear', column: 'deathDate', row: 2 },
  birthDate: { kind: 'day', label: 'lists.filters.birthDate', column: 'birthDate', row: 3 },
  deathDate: { kind: 'day', label: 'lists.filters.deathDate', column: 'deathDate', row: 3 },
  primaryCause: {
    kind: 'text',
    label: 'lists.filters.causeOfDeath',
    column: 'cause',
    row: 5,
  },
  causeOfDeath: {
    kind: 'text',
    label: 'lists.filters.causeOfDeath',
    column: 'cause',
    sameAs: 'primaryCause',
  },
  majorEvent: {
    kind: 'choice',
    label: 'lists.filters.kindOfEvent',
    options: {
      war_conflict: 'memorials.majorEvents.war_conflict',
      natural_disaster: 'memorials.majorEvents.natural_disaster',
      pandemic_disease: 'memorials.majorEvents.pandemic_disease',
      major_accident: 'memorials.majorEvents.major_accident',
      not_related: 'memorials.majorEvents.not_related',
    } satisfies Record<(typeof MAJOR_EVENTS)[number], EventKey>,
    column: 'majorEvent',
    row: 6,
  },
  disasterType: {
    kind: 'choice',
    label: 'lists.filters.kindOfEvent',
    options: {
      war: 'memorials.majorEvents.war_conflict',
      natural: 'memorials.majorEvents.natural_disaster',
      pandemic: 'memorials.majorEvents.pandemic_disease',
      accident: 'memorials.majorEvents.major_accident',
    } satisfies Record<DisasterType, EventKey>,
    stored: MAJOR_EVENT_OF,
    column: 'majorEvent',
    sameAs: 'majorEvent',
  },
  disasterName: {
    kind: 'text',
    label: 'lists.filters.event',
    hint: 'lists.filters.eventHint',
    column: 'event',
    row: 6,
  },
  nationality: {
    kind: 'text',
    label: 'lists.filters.nationality',
    column: 'nationality',
    row: 4,
  },
  religion: { kind: 'text', label: 'lists.filters.religion', column: 'religion', row: 4 },
  military: { kind: 'flag', label: 'lists.filters.military', column: 'military', row: 5 },
} as const satisfies Record<string, Filter>;

/**
 * The columns of a search entry with values of this type. Search entries contain only what
 * everybody may see.
 */
type ColumnOf<Value> = {
  [Name in keyof Entry]: Value extends Entry[Name] ? Name : never;
}[keyof Entry];
type Entry = Omit<
  SearchEntry,
  'memorialId' | 'createdById' | 'names' | 'fullName' | 'createdAt' | 'listed' | 'causeIsShown'
>;
type EnumColumn = 'majorEvent';

/**
 * A filter has a row in the dialog, with two fields a row, or is another name of a filter that has
 * one.
 */
type Place = { row: number } | { sameAs: 'primaryCause' | 'majorEvent' };

/** The messages for filters that have no placeholders. */
type LabelKey = Exclude<
  Extract<MessageKey, `lists.filters.${string}`>,
  'lists.filters.inUse' | 'lists.filters.remove'
>;
type EventKey = Extract<MessageKey, `memorials.majorEvents.${string}`>;

/** Maps each value of a choice to the key of its message. */
export type ChoiceOptions = Readonly<Record<string, EventKey>>;

export type Filter = { label: LabelKey } & Place &
  (
    | { kind: 'name' }
    /** Matches any part of the text. */
    | { kind: 'text'; column: ColumnOf<string>; hint?: LabelKey }
    | { kind: 'year' | 'day'; column: ColumnOf<Date> }
    /**
     * `options` maps each value to its message, `stored` to the value in the column if that
     * differs.
     */
    | {
        kind: 'choice';
        column: EnumColumn;
        options: ChoiceOptions;
        stored?: Readonly<Record<string, string>>;
      }
    | { kind: 'flag'; column: ColumnOf<boolean> }
  );

type Filters = typeof FILTERS;
export type FilterName = keyof Filters;

/** The filters of a query; '' or undefined means not in use. */
export type ListFilters = { [Name in FilterName]: ValueOf<Filters[Name]> };

type ValueOf<One extends Filter> = One extends { kind: 'name' | 'text' }
  ? string
  : One extends { kind: 'year' }
    ? number | undefined
    : One extends { kind: 'choice'; options: infer Options }
      ? keyof Options | undefined
      : One extends { kind: 'flag' }
        ? 'true' | 'false' | undefined
        : string | undefined;

export const FILTER_LIST = Object.entries(FILTERS) as [FilterName, Filter][]; // FILTERS has exactly these keys
export const FILTER_NAMES = FILTER_LIST.map(([name]) => name);

/** The filters of the dialog in the order of their rows. */
export const DIALOG_FILTERS = FILTER_LIST.flatMap(([name, filter]) =>
  'row' in filter ? [{ name, filter, row: filter.row }] : [],
).toSorted((one, other) => one.row - other.row);

/** Filters that are second names of filters in the dialog. */
export const FILTER_ALIASES = FILTER_LIST.flatMap(([name, filter]) =>
  'sameAs' in filter ? [{ name, filter, sameAs: filter.sameAs }] : [],
);

/** Converts a value of the query to the value in the column. */
export const storedValue = (filter: Filter, value: string): string =>
  (filter.kind === 'choice' && filter.stored?.[value]) || value;
