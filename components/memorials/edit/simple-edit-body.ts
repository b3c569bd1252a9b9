import { parseList } from '@/lib/memorials/list-rules';
import { storedDay } from '@/lib/memorials/precision-rules';
import type { SimpleFields } from './simple-fields';

const LISTS: ReadonlySet<string> = new Set(['languages', 'achievements']);
/**
 * Each precision field with its date field. The server treats a date without a precision as exact
 * (lib/memorials/merge-fields.ts).
 */
const PRECISIONS = [
  ['birthPrecision', 'dateOfBirth'],
  ['deathPrecision', 'dateOfDeath'],
] as const;

/**
 * Returns the edited fields for PUT /api/memorials/{id}. Only changed fields are included, so that changes by others
 * are not overwritten.
 */
export function simpleEditBody(loaded: SimpleFields, form: SimpleFields) {
  const edited = withTrimmedDates(form);
  const { birthPrecision, deathPrecision, ...texts } = edited;
  const changed = Object.entries(texts).filter(
    ([name, text]) => text !== loaded[name as keyof typeof texts], // `texts` has these keys
  );
  const lists = changed.filter(([name]) => LISTS.has(name));
  const deceased = changed.filter(([name]) => !LISTS.has(name));
  return {
    ...changedPrecisions(loaded, edited),
    ...Object.fromEntries(lists.map(([name, text]) => [name, parseList(text)])),
    ...(deceased.length > 0 && { deceased: Object.fromEntries(deceased) }),
  };
}

/**
 * Trims dates to their precision. Although only the year may be known, for example, the form may still contain a full
 * date, and the server would treat that as exact.
 */
const withTrimmedDates = (form: SimpleFields): SimpleFields => ({
  ...form,
  dateOfBirth: storedDay(form.dateOfBirth, form.birthPrecision),
  dateOfDeath: storedDay(form.dateOfDeath, form.deathPrecision),
});

const changedPrecisions = (loaded: SimpleFields, edited: SimpleFields) =>
  Object.fromEntries(
    PRECISIONS.filter(([name, day]) => {
      const isPartialDateChanged = edited[day] !== loaded[day] && edited[name] !== 'day';
      return isPartialDateChanged || edited[name] !== loaded[name];
    }).map(([name]) => [name, edited[name]]),
  );
