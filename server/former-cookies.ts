import type { IncomingHttpHeaders } from 'node:http';

/** How the cookies were called that are `memorial-…` now, with the prefixes of those over https. */
const FORMER = /^(__Host-|__Secure-)?perennial-(?=(?:guest|device|language|typed)$)/;

/**
 * Gives cookies that browsers have had since before the names of today these names, so that nobody has to ask a family again. One that
 * a browser has under both names counts as it is under that of today. No browser keeps one beyond January 2028 (decision 0121).
 */
export function renameFormerCookies(headers: IncomingHttpHeaders): void {
  if (!headers.cookie?.includes('perennial-')) return;
  const cookies = headers.cookie.split(';').map((each): [name: string, rest: string] => {
    const [name = '', ...rest] = each.split(/(?==)/);
    return [name.trim(), rest.join('')];
  });
  const names = new Set(cookies.map(([name]) => name));
  headers.cookie = cookies
    .map(([name, rest]) => ({ name, today: name.replace(FORMER, '$1memorial-'), rest }))
    .filter(({ name, today }) => name === today || !names.has(today))
    .map(({ today, rest }) => today + rest)
    .join('; ');
}
