import { parseList } from '@/lib/memorials/list-rules';

/** The form's id, by which what was typed is found before the page's scripts hold the fields. */
export const FORM_ID = 'create-memorial';

/**
 * What a person typed before the page's scripts ran, by field name: on a slow phone they begin while the
 * page still loads. Takes the empty form; gives only what differs from it.
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
 * The text that a field holds, as the kind of value that the form has there; undefined for no such field.
 * Ticks are not read: the server's page shows none, whatever the form begins with.
 */
function typedInto(field: Element | RadioNodeList | null, value: unknown): unknown {
  if (!field || !('value' in field) || typeof field.value !== 'string') return undefined;
  if (Array.isArray(value)) return parseList(field.value);
  return typeof value === 'string' ? field.value : undefined;
}
