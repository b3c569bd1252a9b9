/**
 * Puts values into a text that the server finished but for them: it said `{count}` for the value `count`, by
 * `blanks('count')`. For client parts without a catalogue; plurals need `useSay`.
 */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The values that leave a message's arguments open for `fill`. */
export const blanks = <Name extends string>(...names: Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>; // fromEntries() forgets them
