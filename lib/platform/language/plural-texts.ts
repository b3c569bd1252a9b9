import { fill } from './fill';

/** What a counted message says for each plural form of a language, with a blank for `count`. */
export type PluralTexts = { format: string; texts: { [form: string]: string } };

/** Numbers among which each form is found that counts of things need. */
const SAMPLES = Array.from({ length: 120 }, (_, count) => count);

/**
 * Prepares a counted message for client parts without messages. `format` is the language's, for Intl; `say` says it
 * for a number.
 */
export function pluralTexts(format: string, say: (count: number) => string): PluralTexts {
  const rules = new Intl.PluralRules(format);
  const texts: PluralTexts['texts'] = {};
  for (const count of SAMPLES)
    texts[rules.select(count)] ??= say(count).replace(String(count), '{count}');
  return { format, texts };
}

/** Says it for a number, in the browser. */
export const sayCount = ({ format, texts }: PluralTexts, count: number): string =>
  fill(texts[new Intl.PluralRules(format).select(count)] ?? texts.other ?? '', {
    count: new Intl.NumberFormat(format).format(count),
  });
