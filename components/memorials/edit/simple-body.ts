import { parseList } from '@/lib/memorials/list-rules';
import type { SimpleFields } from './simple-fields';

const LISTS: ReadonlySet<string> = new Set(['languages', 'achievements']);

/**
 * Returns the edit page's fields as PUT /api/memorials/{id} accepts them: only those that differ from the
 * loaded ones, so that what somebody else changed meanwhile is not overwritten.
 */
export function simpleBody(loaded: SimpleFields, edited: SimpleFields) {
  const changed = Object.entries(edited).filter(
    ([name, text]) => text !== loaded[name as keyof SimpleFields], // edited has these names
  );
  const lists = changed.filter(([name]) => LISTS.has(name));
  const deceased = changed.filter(([name]) => !LISTS.has(name));
  return {
    ...Object.fromEntries(lists.map(([name, text]) => [name, parseList(text)])),
    ...(deceased.length > 0 && { deceased: Object.fromEntries(deceased) }),
  };
}
