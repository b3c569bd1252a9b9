import type { Locator, Page } from 'playwright-core';
import { pseudoCatalogue } from '@/lib/platform/language/pseudo';

export type Name = string | RegExp;
/** Translates an English name into a pattern for the page's language; `exact` matches only the whole name. */
export type ToPattern = (name: Name, exact: boolean) => RegExp;
type Options = { name?: Name; exact?: boolean; hasText?: Name } | undefined;

/**
 * A page in another language, on which elements are found by their English names, so that code for the English page
 * works on it. `toPattern` translates a name.
 */
export const pageInLanguage = (page: Page, toPattern: ToPattern): Page => wrap(page, toPattern);

/** A page in a made-up language. Values within a name, such as a person's, are accented too, and are not found. */
export const accentedPage = (page: Page): Page => pageInLanguage(page, accentedPattern);

function wrap<Target extends Page | Locator>(target: Target, toPattern: ToPattern): Target {
  return new Proxy(target, {
    get(_, property) {
      const value = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const result = value.apply(target, translateArguments(property, args, toPattern));
        return isLocator(result) ? wrap(result, toPattern) : result;
      };
    },
  });
}

const BY_TEXT = ['getByLabel', 'getByText', 'getByPlaceholder'];

function translateArguments(
  method: string | symbol,
  args: unknown[],
  toPattern: ToPattern,
): unknown[] {
  const [first, options] = args as [Name, Options]; // of the methods below
  if (BY_TEXT.includes(String(method))) return [toPattern(first, options?.exact ?? false)];
  if (method === 'getByRole' && options?.name !== undefined)
    return [
      first,
      { ...options, name: toPattern(options.name, options.exact ?? false), exact: false },
    ];
  return args;
}

const isLocator = (result: unknown): result is Locator =>
  typeof result === 'object' && result !== null && 'getByRole' in result;

/** For exact names, a pattern of the whole message; for others, of a part of it, ignoring case like Playwright. */
function accentedPattern(name: Name, exact: boolean): RegExp {
  const source = typeof name === 'string' ? escapePattern(name) : name.source;
  const letters = source.replace(/\\.|[A-Za-z]/g, (each) =>
    each.length > 1 ? each : accent(each),
  );
  if (exact) return new RegExp(`^\\[${letters}(?: ·)*\\]$`);
  return new RegExp(letters.replace(/^\^/, '^\\[').replace(/(?<!\\)\$$/, '(?: ·)*\\]$'), 'iu');
}

/** Escapes a text for a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function accent(letter: string): string {
  const message = pseudoCatalogue({ letter }).letter;
  return Array.isArray(message) ? String(message[1]) : letter;
}
