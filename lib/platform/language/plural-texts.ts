import { fillPlaceholders } from './fill-placeholders';

/** A message for each plural form of a language, with a placeholder for `count`. */
export type PluralTexts = { format: string; texts: { [form: string]: string } };

/** These numbers cover every plural form that counting needs. */
const SAMPLES = Array.from({ length: 120 }, (_, count) => count);

/**
 * Prepares a counted message for client components without messages. `format` is the language's
 * locale for Intl; `translate` renders the message for a number.
 */
export function pluralTexts(format: string, translate: (count: number) => string): PluralTexts {
  const rules = new Intl.PluralRules(format);
  const texts: PluralTexts['texts'] = {};
  for (const count of SAMPLES)
    texts[rules.select(count)] ??= translate(count).replace(String(count), '{count}');
  return { format, texts };
}

/** Renders the message for a number, in the browser. */
export const translateCount = ({ format, texts }: PluralTexts, count: number): string =>
  fillPlaceholders(texts[new Intl.PluralRules(format).select(count)] ?? texts.other ?? '', {
    count: new Intl.NumberFormat(format).format(count),
  });
