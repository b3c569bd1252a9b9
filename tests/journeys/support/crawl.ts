import { z } from 'zod';
import { type Language, toLanguage } from '@/lib/platform/language/languages';
import { resetReadLimits } from './database';

const site = () => z.url().parse(process.env.E2E_SITE_URL);

/** Stops a crawl that finds new addresses without end. */
const MAX_PAGES = 400;
/** Requests between two resets of the rate limits; fewer than the limits per minute for pages and drawings. */
const REQUESTS_PER_RESET = 50;
const REFUSED = 429;
const LINK = /(?:href="|<loc>|<link>)([^"<]+)/g;

/**
 * Requests an address without following redirects. Only RSC requests follow them, because Next always redirects those
 * to an address with a hash. Throws when a rate limit refuses the request twice.
 */
export async function visit(address: string, headers: Record<string, string> = {}) {
  const redirect = headers.RSC ? 'follow' : 'manual';
  const ask = () => fetch(new URL(address, site()), { headers, redirect });
  let answer = await ask();
  if (answer.status === REFUSED) {
    await resetReadLimits(); // earlier requests of this worker count, too
    answer = await ask();
  }
  if (answer.status === REFUSED) throw new Error(`${address} was refused`);
  const location = answer.headers.get('location') ?? '';
  return { status: answer.status, body: await answer.text(), location };
}

/**
 * Follows every link in the language of `from`, and reads sitemap and feed, on one instance. Returns the addresses
 * whose content includes the word. It does not read the other languages, which show the same and would add thousands
 * of pages.
 */
export async function crawl(from: string, word: string, instance = site()): Promise<string[]> {
  const waiting = [from, '/sitemap.xml', '/feed.xml', '/robots.txt', '/api/memorials?limit=50'];
  const seen = new Set(waiting);
  const found: string[] = [];
  let read = 0;
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (read % REQUESTS_PER_RESET === 0) await resetReadLimits();
    read += 1;
    const { body, location } = await visit(instance + address);
    if (body.includes(word)) found.push(address);
    const links = [...body.matchAll(LINK)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    for (const link of [...links, location]) {
      const next = ownPath(link, address);
      if (!next || languageOf(next) !== languageOf(from) || seen.has(next) || seen.size > MAX_PAGES)
        continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return found;
}

const languageOf = (address: string): Language => toLanguage(address.split(/[/?#]/)[1]);

/** Returns a link as a path of this site, or null for other sites and build files. */
function ownPath(link: string, base: string): string | null {
  const url = URL.parse(link, new URL(base, site()));
  if (!url || url.origin !== new URL(site()).origin || url.pathname.startsWith('/_next/'))
    return null;
  return url.pathname + url.search;
}
