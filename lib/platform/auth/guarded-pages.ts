import { addressPattern, firstSegment } from '../language/dynamic-pages';
import { needsLogin, PAGES, type Page } from '../pages';

type LoginMessageKey = NonNullable<Page['login']> | 'accounts.loginMessages.required' | 'api.logIn';

/** The first path segments of pages that need no login. */
const OPEN_SEGMENTS = new Set(
  Object.keys(PAGES)
    .filter((address) => !needsLogin(address))
    .map(firstSegment),
);

/** The longest addresses come first, because the patterns of their parents match too. */
const GUARDED = Object.entries(PAGES)
  .filter(([address]) => needsLogin(address))
  .flatMap(([address, { who, login }]) => {
    const defaultMessage: LoginMessageKey =
      who === 'admin' ? 'accounts.loginMessages.required' : 'api.logIn';
    const segment = firstSegment(address);
    return (OPEN_SEGMENTS.has(segment) ? [address] : [address, segment]).map((start) => ({
      start,
      pattern: new RegExp(`^${addressPattern(start)}(?:/|$)`),
      message: login ?? defaultMessage,
    }));
  })
  .sort((a, b) => b.start.length - a.start.length);

/**
 * Returns the message with which the login page receives visitors of this page, or undefined if the
 * page needs no login. Unknown addresses below a guarded page need a login too, and so do all
 * addresses whose first path segment occurs only in guarded pages.
 * @param path without a language
 */
export const guardMessage = (path: string) =>
  GUARDED.find(({ pattern }) => pattern.test(path))?.message;
