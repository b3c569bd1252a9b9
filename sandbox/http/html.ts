/** Text that is already HTML. `html` escapes everything else. */
export class Markup {
  constructor(readonly text: string) {}
}

type Shown = string | number | null | undefined | Markup | Markup[];

/** Builds HTML. Every value is escaped unless it is `Markup`. */
export function html(strings: TemplateStringsArray, ...values: Shown[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(shown)));
}

function shown(value: Shown): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map((part) => part.text).join('');
  return String(value ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
