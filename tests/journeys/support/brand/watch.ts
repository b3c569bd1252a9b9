import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Response } from '@playwright/test';

const CONTEXT = 60;
/** Files that are looked at where they lie, and by `readAll`; browsers take them from their caches, and say nothing of their bodies. */
const READ_ELSEWHERE = /^\/(?:_next\/static|assets)\//;

/** Looks for words that a site must not say in whatever it sends, and keeps where they were. */
export function watchFor(words: RegExp, site: string) {
  const found = new Set<string>();
  const reading: Promise<void>[] = [];
  const unread: string[] = [];

  /** `what` may be a file of any kind: letters of ours are the same in all. */
  const see = (where: string, what: string | Uint8Array): void => {
    const text = typeof what === 'string' ? what : Buffer.from(what).toString('latin1');
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
      if (!READ_ELSEWHERE.test(new URL(address).pathname)) unread.push(address); // its page was left meanwhile
    }
  }

  /** Waits until all that came by has been looked at. */
  const settled = () => Promise.all(reading);

  return {
    /** Where the words were, with some of what is around them, once all that came by has been looked at. */
    async found(): Promise<string[]> {
      await settled();
      return [...found];
    },
    /** The addresses of answers whose bodies a browser had no more when they were to be looked at. */
    async unread(): Promise<string[]> {
      await settled();
      return unread;
    },
    /** How many answers browsers were sent. */
    answers: () => reading.length,
    see,
    /** Looks at all that the pages of a browser are sent from now on. */
    follow(context: BrowserContext): BrowserContext {
      context.on('response', (response) => void reading.push(seeAnswer(response)));
      return context;
    },
    /** Looks at what a page shows, and what it and its site have stored in the browser. */
    async seeStored(page: Page): Promise<void> {
      see(
        `what ${page.url()} shows`,
        await page.evaluate(() => document.documentElement.outerHTML),
      );
      const stored = await page.evaluate(async () =>
        JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          await indexedDB.databases(),
          await caches.keys(),
          window.name,
        ]),
      );
      see(`what ${page.url()} has stored`, stored);
      see('the cookies', JSON.stringify(await page.context().cookies()));
    },
  };
}

/** Whether an answer, as HTTP has it, has headers alone. */
function hasNoBody(response: Response): boolean {
  const status = response.status();
  return (
    status === 204 || (status >= 300 && status < 400) || response.request().method() === 'HEAD'
  );
}

export type Watch = ReturnType<typeof watchFor>;

const LINK = /(?:\b(?:href|src|action|content|poster)="|<(?:loc|link|id|url)>)([^"<>]+)/g;
const AT_ONCE = 6;
const MOST = 1_500;
/** A site on a busy machine refuses what would take too long; it is asked once more, after a while. */
const BUSY_MS = 3_000;

/**
 * Follows every link of a site, from these addresses on, with this cookie. Returns the status of each
 * address. Other sites, and what would log somebody out, are left alone.
 */
export async function readAll(
  site: string,
  from: readonly string[],
  cookie: string,
  watch: Watch,
): Promise<Map<string, number>> {
  const waiting = [...from];
  const statuses = new Map<string, number>(from.map((each) => [each, 0]));
  const read = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
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
        if (next === null || statuses.has(next) || statuses.size >= MOST) continue;
        statuses.set(next, 0);
        waiting.push(next);
      }
    }
  };
  // Each ends once nothing waits; what the others find meanwhile is read in the next round.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, read));
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
