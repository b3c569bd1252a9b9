import { parseList } from '@/lib/memorials/list-rules';

/** The form's id, to find what was typed before the page's scripts run. */
export const FORM_ID = 'create-memorial';

/**
 * Returns what a person typed before the page's scripts ran, by field name: on a slow phone they begin while
 * the page still loads. `empty` is the empty form; only values that differ from it are returned.
 */
export function typedEarly<T extends object>(empty: T): Partial<T> {
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return {};
  const typed = Object.entries(empty)
    .map(([name, value]) => [name, value, typedInto(form.elements.namedItem(name), value)])
    .filter(([, value, now]) => now !== undefined && String(now) !== String(value))
    .map(([name, , now]) => [name, now]);
  return Object.fromEntries(typed) as Partial<T>; // each name is one of T's, of the same kind
}

/**
 * Returns a field's text, converted to the type of `value`; undefined when there is no such field. Checkboxes are not
 * read, nor answers of which none is ticked: the server renders them unticked, whatever the form begins with.
 */
function typedInto(field: Element | RadioNodeList | null, value: unknown): unknown {
  if (!field || !('value' in field) || typeof field.value !== 'string') return undefined;
  if (field instanceof RadioNodeList && !field.value) return undefined;
  if (Array.isArray(value)) return parseList(field.value);
  return typeof value === 'string' ? field.value : undefined;
}
