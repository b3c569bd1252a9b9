/** Text that is already HTML. `html` escapes everything else. */
export class Markup {
  constructor(readonly text: string) {}
}

type HtmlValue = string | number | null | undefined | Markup | Markup[];

/** Builds HTML. Every value is escaped unless it is `Markup`. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(toHtml)));
}

function toHtml(value: HtmlValue): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map((part) => part.text).join('');
  return String(value ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
