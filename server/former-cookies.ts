import type { IncomingHttpHeaders } from 'node:http';

/** How the cookies were called that are `memorial-…` now, with the prefixes of those over https. */
const FORMER = /^(__Host-|__Secure-)?perennial-(?=(?:guest|device|language)$)/;

/**
 * Adds cookies that browsers have had since before the names of today under these names, so that nobody has to ask a family again. One that
 * a browser has under both names counts as it is under that of today. The former stays in the request: what ends a cookie ends that, too
 * (lib/access/guest-cookie.ts). Decision 0121 says which release deletes this file.
 */
export function adoptFormerCookies(headers: IncomingHttpHeaders): void {
  const { cookie } = headers;
  if (!cookie?.includes('perennial-')) return;
  const cookies = cookie.split(';').map((each): [name: string, rest: string] => {
    const [name = '', ...rest] = each.split(/(?==)/);
    return [name.trim(), rest.join('')];
  });
  const names = new Set(cookies.map(([name]) => name));
  const adopted = cookies
    .map(([name, rest]) => ({ today: name.replace(FORMER, '$1memorial-'), rest }))
    .filter(({ today }) => !names.has(today))
    .map(({ today, rest }) => today + rest);
  headers.cookie = [cookie, ...adopted].join('; ');
}
