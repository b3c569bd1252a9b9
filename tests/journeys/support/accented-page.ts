import type { Locator, Page } from 'playwright-core';
import { pseudoCatalogue } from '@/lib/platform/language/pseudo';

type Name = string | RegExp;
type Options = { name?: Name; exact?: boolean; hasText?: Name } | undefined;

/**
 * A page in a made-up language, on which elements are found by their English names: what the screenshots do on an English
 * page is done on this one. Values within a name, such as a person's, are accented too, and are not found.
 */
export const accentedPage = (page: Page): Page => finding(page);

function finding<Target extends Page | Locator>(target: Target): Target {
  return new Proxy(target, {
    get(_, property) {
      const value = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const made = value.apply(target, inAccents(property, given));
        return isLocator(made) ? finding(made) : made;
      };
    },
  });
}

const BY_TEXT = ['getByLabel', 'getByText', 'getByPlaceholder'];

function inAccents(method: string | symbol, given: unknown[]): unknown[] {
  const [first, options] = given as [Name, Options]; // of the methods below
  if (BY_TEXT.includes(String(method))) return [accented(first, options?.exact)];
  if (method === 'getByRole' && options?.name !== undefined)
    return [first, { ...options, name: accented(options.name, options.exact), exact: false }];
  return given;
}

const isLocator = (made: unknown): made is Locator =>
  typeof made === 'object' && made !== null && 'getByRole' in made;

/** A pattern of the whole message for exact names, and of a part of one for others; in any case, as Playwright looks. */
function accented(name: Name, exact = false): RegExp {
  const source = typeof name === 'string' ? escaped(name) : name.source;
  const letters = source.replace(/\\.|[A-Za-z]/g, (each) =>
    each.length > 1 ? each : accent(each),
  );
  if (exact) return new RegExp(`^\\[${letters}(?: ·)*\\]$`);
  return new RegExp(letters.replace(/^\^/, '^\\[').replace(/(?<!\\)\$$/, '(?: ·)*\\]$'), 'iu');
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function accent(letter: string): string {
  const message = pseudoCatalogue({ letter }).letter;
  return Array.isArray(message) ? String(message[1]) : letter;
}
