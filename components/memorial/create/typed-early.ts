/** The form's id, by which what was typed is found before the page's scripts hold the fields. */
export const FORM_ID = 'create-memorial';

/**
 * What a person typed before the page's scripts ran, by field name: on a slow phone they begin while the
 * page still loads. Takes the empty form; gives only the texts that differ from it.
 */
export function typedEarly<T extends object>(empty: T): Partial<T> {
  const form = document.getElementById(FORM_ID);
  if (!(form instanceof HTMLFormElement)) return {};
  const typed = Object.entries(empty)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => [name, value, new FormData(form).get(name)])
    .filter(([, value, now]) => typeof now === 'string' && now !== value)
    .map(([name, , now]) => [name, now]);
  return Object.fromEntries(typed) as Partial<T>; // each name is one of T's, and a text there
}
