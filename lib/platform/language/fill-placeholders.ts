/**
 * Fills placeholders that the server left in a text: it rendered `{count}` for `count` with
 * `placeholders('count')`. For client components without messages; plurals need `useTranslate`.
 */
export const fillPlaceholders = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Values that leave placeholders in a message for `fillPlaceholders`. */
export const placeholders = <Name extends string>(...names: Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>; // fromEntries() returns string keys
