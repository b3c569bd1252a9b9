import type { IncomingHttpHeaders } from 'node:http';

/** Earlier names of the cookies that are now `memorial-…`, with the prefixes that they have over https. */
const LEGACY_NAME = /^(__Host-|__Secure-)?perennial-(?=(?:guest|device|language)$)/;

/**
 * Adds a browser's cookies with earlier names under their new names, so that guests and chosen languages are still
 * known. If a browser has both, the new name counts. The earlier cookie stays in the request, so that logging a guest
 * out ends it as well (lib/access/guest-cookie.ts). Decision 0112 says which release deletes this file.
 */
export function acceptLegacyCookies(headers: IncomingHttpHeaders): void {
  const { cookie } = headers;
  if (!cookie?.includes('perennial-')) return;
  const cookies = cookie.split(';').map((each): [name: string, rest: string] => {
    const [name = '', ...rest] = each.split(/(?==)/);
    return [name.trim(), rest.join('')];
  });
  const names = new Set(cookies.map(([name]) => name));
  const renamedCookies = cookies
    .map(([name, rest]) => ({ renamed: name.replace(LEGACY_NAME, '$1memorial-'), rest }))
    .filter(({ renamed }) => !names.has(renamed))
    .map(({ renamed, rest }) => renamed + rest);
  headers.cookie = [cookie, ...renamedCookies].join('; ');
}
