import { parseList } from '@/lib/memorials/list-rules';

/** The form's id, used to find what was typed before hydration. */
export const FORM_ID = 'create-memorial';

/**
 * Returns the values typed before hydration, by field name: on a slow phone people start typing while the page loads.
 * Only values that differ from `empty` are returned.
 */
export function getInputBeforeHydration<T extends object>(empty: T): Partial<T> {
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return {};
  const changedEntries = Object.entries(empty)
    .map(([name, value]) => [name, value, readField(form.elements.namedItem(name), value)])
    .filter(([, value, now]) => now !== undefined && String(now) !== String(value))
    .map(([name, , now]) => [name, now]);
  return Object.fromEntries(changedEntries) as Partial<T>; // each name is a key of T, with a value of the same type
}

/**
 * Returns a field's text, converted to the type of `value`, or undefined if there is no such field. Ignores checkboxes
 * and radio groups without a choice, since the server renders them unticked regardless of the form's defaults.
 */
function readField(field: Element | RadioNodeList | null, value: unknown): unknown {
  if (!field || !('value' in field) || typeof field.value !== 'string') return undefined;
  if (field instanceof RadioNodeList && !field.value) return undefined;
  if (Array.isArray(value)) return parseList(field.value);
  return typeof value === 'string' ? field.value : undefined;
}
