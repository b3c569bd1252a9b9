import format, { type CompiledMessage } from 'icu-minify/format';
import { withAmounts } from './amount-values';
import { catalogueOf } from './catalogue';
import type { Catalogue } from './compiled-messages';
import { factsOf, type Language } from './languages';
import type { Said, Say } from './said';

/** A translator for use outside of pages: API messages, mails, the feed, preview cards. */
export function wordsIn(language: Language): Say {
  const messages = catalogueOf(language);
  return (key, ...[values]) => phrase(find(messages, key), language, values as Said['values']); // the same cast as in said.ts
}

/** Translates a `Said` into a language. */
export const sayIn = (language: Language, { key, values }: Said): string =>
  phrase(find(catalogueOf(language), key), language, values);

const phrase = (message: CompiledMessage, language: Language, values: Said['values']): string =>
  String(
    format(
      message,
      factsOf(language).format,
      values && (withAmounts(values, language) as Record<string, string | number | Date>), // withAmounts has converted all amounts
      { formatters: FORMATTERS },
    ),
  );

function find(messages: Catalogue, key: string): CompiledMessage {
  let found: Catalogue[string] | undefined = messages;
  for (const name of key.split('.'))
    found = typeof found === 'object' && !Array.isArray(found) ? found[name] : undefined;
  if (typeof found === 'string' || Array.isArray(found)) return found;
  throw new Error(`no message has the key ${key}`);
}

/** Formatters are cached, because creating one takes a hundred times as long as using it. */
const FORMATTERS = {
  getNumberFormat: once((...args) => new Intl.NumberFormat(...args)),
  getDateTimeFormat: once((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: once((...args) => new Intl.PluralRules(...args)),
} satisfies Parameters<typeof format>[3]['formatters'];

function once<Args extends unknown[], Made>(make: (...args: Args) => Made) {
  const made = new Map<string, Made>();
  return (...args: Args): Made => {
    const name = JSON.stringify(args);
    const found = made.get(name) ?? make(...args);
    made.set(name, found);
    return found;
  };
}
