import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Response } from '@playwright/test';

const CONTEXT = 60;
/** `readAll` reads these files. Browsers take them from their cache, and Playwright cannot read such bodies. */
const READ_ELSEWHERE = /^\/(?:_next\/static|assets)\//;

/** Searches everything that a site sends for words that it must not contain, and records where they occur. */
export function watchFor(words: RegExp, site: string) {
  const found = new Set<string>();
  const reading: Promise<void>[] = [];
  const unread: string[] = [];

  /** `data` may be a binary file: the words are ASCII, so they can be found in any encoding that includes it. */
  const see = (where: string, data: string | Uint8Array): void => {
    const text = typeof data === 'string' ? data : Buffer.from(data).toString('latin1');
    const match = words.exec(text);
    if (match)
      found.add(
        `${where}: …${text.slice(Math.max(0, match.index - CONTEXT), match.index + CONTEXT)}…`,
      );
  };

  async function seeAnswer(response: Response): Promise<void> {
    const address = response.url();
    if (!address.startsWith(site)) return;
    see('an address', address);
    const headers = await response.headersArray().catch(() => []);
    for (const { name, value } of headers) see(`a header of ${address}`, `${name}: ${value}`);
    if (hasNoBody(response)) return;
    try {
      see(address, await response.body());
    } catch {
      if (!READ_ELSEWHERE.test(new URL(address).pathname)) unread.push(address); // the browser left the page before the body was read
    }
  }

  /** Waits until all answers so far have been searched. */
  const settled = () => Promise.all(reading);

  return {
    /** Returns each place where the words occur, with the surrounding text. */
    async found(): Promise<string[]> {
      await settled();
      return [...found];
    },
    /** Returns the addresses of answers whose bodies could not be read. */
    async unread(): Promise<string[]> {
      await settled();
      return unread;
    },
    /** The number of answers that browsers have received. */
    answers: () => reading.length,
    see,
    /** Searches all answers that the pages of this browser receive from now on. */
    follow(context: BrowserContext): BrowserContext {
      context.on('response', (response) => void reading.push(seeAnswer(response)));
      return context;
    },
    /** Searches the page's HTML and everything that the site stored in the browser. */
    async seeStored(page: Page): Promise<void> {
      see(
        `what ${page.url()} shows`,
        await page.evaluate(() => document.documentElement.outerHTML),
      );
      const browserStorage = await page.evaluate(async () =>
        JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          await indexedDB.databases(),
          await caches.keys(),
          window.name,
        ]),
      );
      see(`what ${page.url()} has stored`, browserStorage);
      see('the cookies', JSON.stringify(await page.context().cookies()));
    },
  };
}

/** By the rules of HTTP, answers with these statuses and answers to HEAD have no body. */
function hasNoBody(response: Response): boolean {
  const status = response.status();
  return (
    status === 204 || (status >= 300 && status < 400) || response.request().method() === 'HEAD'
  );
}

export type Watch = ReturnType<typeof watchFor>;

/** Most values of `content` are no addresses: only those of the site's own previews and pages count. */
const LINK =
  /(?:\b(?:href|src|action|poster|content(?=="https?:))="|<(?:loc|link|id|url)>)([^"<>]+)/g;
const AT_ONCE = 6;
const MAX_ADDRESSES = 1_500;
/** A busy site answers 503; the address is read once more after this time. */
const BUSY_MS = 3_000;

/**
 * Follows every link of the site from these addresses with this cookie. Returns the status of each address. Skips
 * other sites and the link that logs out.
 */
export async function readAll(
  site: string,
  from: readonly string[],
  cookie: string,
  watch: Watch,
): Promise<Map<string, number>> {
  const queue = [...from];
  const statuses = new Map<string, number>(from.map((each) => [each, 0]));
  const read = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const ask = () =>
        fetch(site + path, {
          headers: { cookie, 'accept-language': 'fr' },
          redirect: 'manual',
        });
      let answer = await ask();
      if (answer.status === 503) {
        await sleep(BUSY_MS);
        answer = await ask();
      }
      statuses.set(path, answer.status);
      const bytes = Buffer.from(await answer.arrayBuffer());
      watch.see(path, path);
      watch.see(path, bytes);
      for (const [name, value] of answer.headers)
        watch.see(`a header of ${path}`, `${name}: ${value}`);
      const isText = /html|xml|json|text\/(?!css)/.test(answer.headers.get('content-type') ?? '');
      const links = isText ? linksIn(bytes.toString()) : [];
      for (const link of [...links, answer.headers.get('location') ?? '']) {
        const next = pathOf(link, site + path);
        if (next === null || statuses.has(next) || statuses.size >= MAX_ADDRESSES) continue;
        statuses.set(next, 0);
        queue.push(next);
      }
    }
  };
  // A reader stops when the list is empty; addresses that other readers add later are read in the next round.
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, read));
  return statuses;
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(LINK)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

function pathOf(link: string, base: string): string | null {
  const url = link === '' ? null : URL.parse(link, base);
  if (!url || url.origin !== new URL(base).origin || url.pathname === '/api/auth/logout')
    return null;
  return url.pathname + url.search;
}
