import format, { type CompiledMessage } from 'icu-minify/format';
import { catalogueOf } from './catalogue';
import type { Catalogue } from './compiled-messages';
import { formatValues } from './format-values';
import { type Language, languageInfo } from './languages';
import type { Message, Translate } from './message';

/** A translator for use outside of pages: API messages, mails, the feed, preview cards. */
export function translatorFor(language: Language): Translate {
  const messages = catalogueOf(language);
  return (key, ...[values]) =>
    formatMessage(findMessage(messages, key), language, values as Message['values']); // the same cast as in message.ts
}

/** Translates a `Message` into a language. */
export const translateIn = (language: Language, { key, values }: Message): string =>
  formatMessage(findMessage(catalogueOf(language), key), language, values);

const formatMessage = (
  message: CompiledMessage,
  language: Language,
  values: Message['values'],
): string =>
  String(
    format(
      message,
      languageInfo(language).format,
      values &&
        (formatValues(values, language, (each) => translateIn(language, each)) as Record<
          string,
          string | number | Date
        >), // formatValues has converted all amounts and messages
      { formatters: FORMATTERS },
    ),
  );

function findMessage(messages: Catalogue, key: string): CompiledMessage {
  let found: Catalogue[string] | undefined = messages;
  for (const name of key.split('.'))
    found = typeof found === 'object' && !Array.isArray(found) ? found[name] : undefined;
  if (typeof found === 'string' || Array.isArray(found)) return found;
  throw new Error(`no message has the key ${key}`);
}

/** Formatters are cached, because creating one takes a hundred times as long as using it. */
const FORMATTERS = {
  getNumberFormat: memoize((...args) => new Intl.NumberFormat(...args)),
  getDateTimeFormat: memoize((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: memoize((...args) => new Intl.PluralRules(...args)),
} satisfies Parameters<typeof format>[3]['formatters'];

function memoize<Args extends unknown[], Result>(create: (...args: Args) => Result) {
  const results = new Map<string, Result>();
  return (...args: Args): Result => {
    const name = JSON.stringify(args);
    const found = results.get(name) ?? create(...args);
    results.set(name, found);
    return found;
  };
}
