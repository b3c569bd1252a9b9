import { parseList } from '@/lib/memorials/list-rules';
import { storedDay } from '@/lib/memorials/precision-rules';
import type { SimpleFields } from './simple-fields';

const LISTS: ReadonlySet<string> = new Set(['languages', 'achievements']);
/** Sent beside the person, each also with its day: a day without one is exact (lib/memorials/merge-fields.ts). */
const PRECISIONS = [
  ['birthPrecision', 'dateOfBirth'],
  ['deathPrecision', 'dateOfDeath'],
] as const;

/**
 * Returns the edit page's fields as PUT /api/memorials/{id} accepts them: only those that differ from the
 * loaded ones, so that what somebody else changed meanwhile is not overwritten.
 */
export function simpleBody(loaded: SimpleFields, form: SimpleFields) {
  const edited = withStoredDays(form);
  const { birthPrecision, deathPrecision, ...texts } = edited;
  const changed = Object.entries(texts).filter(
    ([name, text]) => text !== loaded[name as keyof typeof texts], // texts has these names
  );
  const lists = changed.filter(([name]) => LISTS.has(name));
  const deceased = changed.filter(([name]) => !LISTS.has(name));
  return {
    ...changedPrecisions(loaded, edited),
    ...Object.fromEntries(lists.map(([name, text]) => [name, parseList(text)])),
    ...(deceased.length > 0 && { deceased: Object.fromEntries(deceased) }),
  };
}

/** The form may have more of a day than its precision says, which would be taken for an exact day there. */
const withStoredDays = (form: SimpleFields): SimpleFields => ({
  ...form,
  dateOfBirth: storedDay(form.dateOfBirth, form.birthPrecision),
  dateOfDeath: storedDay(form.dateOfDeath, form.deathPrecision),
});

const changedPrecisions = (loaded: SimpleFields, edited: SimpleFields) =>
  Object.fromEntries(
    PRECISIONS.filter(([name, day]) => {
      const isOtherDay = edited[day] !== loaded[day] && edited[name] !== 'day';
      return isOtherDay || edited[name] !== loaded[name];
    }).map(([name]) => [name, edited[name]]),
  );
