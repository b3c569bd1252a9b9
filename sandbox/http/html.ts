/** Text that is HTML already; `html` escapes everything else. */
export class Markup {
  constructor(readonly text: string) {}
}

type Shown = string | number | null | undefined | Markup | Markup[];

/** Builds HTML; every value is escaped unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...values: Shown[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(shown)));
}

function shown(value: Shown): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map((part) => part.text).join('');
  return String(value ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
