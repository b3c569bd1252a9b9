import type { MemorialFields } from './queries/memorial-fields';
import { type DisasterType, MAJOR_EVENT_OF, MAJOR_EVENT_WORDS } from './rules';

/**
 * Each search filter, declared once, by its name in the query string (product.md 3, "Search filters"), in
 * the order of "Filters in use". Its kind decides how the query is checked (schema-list.ts), what it matches
 * (queries/list-filter.ts), its field in the dialog and its label under "Filters in use". Two filters have
 * two names each.
 */
export const FILTERS = {
  name: { kind: 'name', label: 'Name', row: 1 },
  location: {
    kind: 'text',
    label: 'Place',
    hint: 'Of birth, or of the service',
    columns: ['placeOfBirth', 'serviceLocation'],
    row: 1,
  },
  birthYear: { kind: 'year', label: 'Birth year', column: 'birthDate', row: 2 },
  deathYear: { kind: 'year', label: 'Death year', column: 'deathDate', row: 2 },
  birthDate: { kind: 'day', label: 'Birth date', column: 'birthDate', row: 3 },
  deathDate: { kind: 'day', label: 'Death date', column: 'deathDate', row: 3 },
  primaryCause: { kind: 'text', label: 'Cause of death', columns: ['primaryCause'], row: 5 },
  causeOfDeath: {
    kind: 'text',
    label: 'Cause of death',
    columns: ['primaryCause'],
    sameAs: 'primaryCause',
  },
  majorEvent: {
    kind: 'choice',
    label: 'Kind of event',
    options: MAJOR_EVENT_WORDS,
    column: 'majorEvent',
    row: 6,
  },
  disasterType: {
    kind: 'choice',
    label: 'Kind of event',
    options: {
      war: MAJOR_EVENT_WORDS.war_conflict,
      natural: MAJOR_EVENT_WORDS.natural_disaster,
      pandemic: MAJOR_EVENT_WORDS.pandemic_disease,
      accident: MAJOR_EVENT_WORDS.major_accident,
    } satisfies Record<DisasterType, string>,
    stored: MAJOR_EVENT_OF,
    column: 'majorEvent',
    sameAs: 'majorEvent',
  },
  disasterName: {
    kind: 'text',
    label: 'Event',
    hint: 'For example Spanish Flu',
    columns: ['eventName'],
    row: 6,
  },
  nationality: { kind: 'text', label: 'Nationality', columns: ['nationality'], row: 4 },
  religion: { kind: 'text', label: 'Religion', columns: ['religion'], row: 4 },
  military: { kind: 'flag', label: 'Served in military', column: 'militaryService', row: 5 },
} as const satisfies Record<string, Filter>;

/** The columns whose values are of a kind; only columns that everybody may see can be searched. */
type ColumnOf<Value> = {
  [Name in keyof Shown]: Value extends Shown[Name] ? Name : never;
}[keyof Shown];
type Shown = Omit<MemorialFields, 'createdById' | 'causeVisibility'>;
type EnumColumn = 'majorEvent';

/** A filter has a place in the dialog, whose rows have two fields, or is another name of one that has. */
type Place = { row: number } | { sameAs: 'primaryCause' | 'majorEvent' };

export type Filter = { label: string } & Place &
  (
    | { kind: 'name' }
    /** Matches a part of the text in one of the columns. */
    | { kind: 'text'; columns: readonly ColumnOf<string>[]; hint?: string }
    | { kind: 'year' | 'day'; column: ColumnOf<Date> }
    /** `options` maps each value to its label; `stored` maps it to the column's value if that differs. */
    | {
        kind: 'choice';
        column: EnumColumn;
        options: Readonly<Record<string, string>>;
        stored?: Readonly<Record<string, string>>;
      }
    | { kind: 'flag'; column: ColumnOf<boolean> }
  );

type Filters = typeof FILTERS;
export type FilterName = keyof Filters;

/** The values of a query's filters: '' or undefined for those that are not in use. */
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

/** The filters and their names, in order. */
export const FILTER_LIST = Object.entries(FILTERS) as [FilterName, Filter][]; // its own keys
export const FILTER_NAMES = FILTER_LIST.map(([name]) => name);

/** The filters of the dialog, row by row. */
export const DIALOG_FILTERS = FILTER_LIST.flatMap(([name, filter]) =>
  'row' in filter ? [{ name, filter, row: filter.row }] : [],
).toSorted((one, other) => one.row - other.row);

/** The filters that are other names of filters in the dialog. */
export const OTHER_NAMES = FILTER_LIST.flatMap(([name, filter]) =>
  'sameAs' in filter ? [{ name, filter, sameAs: filter.sameAs }] : [],
);

/** Returns the column's value for a value of the query. */
export const storedValue = (filter: Filter, value: string): string =>
  (filter.kind === 'choice' && filter.stored?.[value]) || value;
