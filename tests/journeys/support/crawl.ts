import { z } from 'zod';
import { type Language, languageNamed } from '@/lib/platform/language/languages';
import { forgetReads } from './database';

const site = () => z.url().parse(process.env.E2E_SITE_URL);

/** A language of the site has fewer pages; a crawl that finds more would never end. */
const MAX_PAGES = 400;
/** Fewer than one network may ask for in a minute, of drawings too. */
const UNCOUNTED = 50;
const REFUSED = 429;
const LINK = /(?:href="|<loc>|<link>)([^"<]+)/g;

/**
 * Asks for an address, without following where it leads; but a question for a page's data (RSC) is
 * always sent on to an address with a hash. Throws where a limit refuses it twice: nobody knows then what it shows.
 */
export async function visit(address: string, headers: Record<string, string> = {}) {
  const redirect = headers.RSC ? 'follow' : 'manual';
  const ask = () => fetch(new URL(address, site()), { headers, redirect });
  let answer = await ask();
  if (answer.status === REFUSED) {
    await forgetReads(); // of the journeys beside this one
    answer = await ask();
  }
  if (answer.status === REFUSED) throw new Error(`${address} was refused`);
  const location = answer.headers.get('location') ?? '';
  return { status: answer.status, body: await answer.text(), location };
}

/**
 * Follows every link of the site in the language that `from` is in, and reads sitemap and feed, on this instance of it. Returns the
 * addresses that contain a word. The pages of another language show the same: all of them together would be thousands.
 */
export async function crawl(from: string, word: string, instance = site()): Promise<string[]> {
  const waiting = [from, '/sitemap.xml', '/feed.xml', '/robots.txt', '/api/memorials?limit=50'];
  const seen = new Set(waiting);
  const found: string[] = [];
  let read = 0;
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (read % UNCOUNTED === 0) await forgetReads();
    read += 1;
    const { body, location } = await visit(instance + address);
    if (body.includes(word)) found.push(address);
    const links = [...body.matchAll(LINK)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    for (const link of [...links, location]) {
      const next = own(link, address);
      if (!next || languageOf(next) !== languageOf(from) || seen.has(next) || seen.size > MAX_PAGES)
        continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return found;
}

const languageOf = (address: string): Language => languageNamed(address.split(/[/?#]/)[1]);

/** Returns a link as a path of this site; null for anything else, and for files of the build. */
function own(link: string, base: string): string | null {
  const url = URL.parse(link, new URL(base, site()));
  if (!url || url.origin !== new URL(site()).origin || url.pathname.startsWith('/_next/'))
    return null;
  return url.pathname + url.search;
}
