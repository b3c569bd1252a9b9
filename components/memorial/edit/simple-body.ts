import { parseList } from '@/lib/memorials/list-rules';
import type { SimpleFields } from './simple-fields';

const LISTS: ReadonlySet<string> = new Set(['languages', 'achievements']);

/**
 * The edit page's fields as PUT /api/memorials/{id} takes them: only what differs from what was loaded,
 * so that what somebody else changed meanwhile is not put back.
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
