import type { APIRequestContext } from '@playwright/test';
import { EVERY_PAGE } from '@/lab/screenshots/every-page';
import { type DemoAccountName, demoAccounts } from '@/prisma/demo/accounts';
import { BYPASS_HEADERS, detours } from './bypass';
import { tokenOf } from './paid-memorial';
import { fetchRaw, type RawAnswer } from './raw-request';
import { expect, test } from './test';
import { translatePageText } from './translate-page-text';

/** Each guarded page, an account that may see it, and words that only people who may see it can read there. */
const GUARDED = EVERY_PAGE.flatMap(({ address, as, words }) =>
  as && words ? [{ address, as, words }] : [],
);
/** Further languages in which each page is requested (bypass.ts). */
const OTHER_LANGUAGES = ['fr', 'ar', 'sw'] as const;
const AT_ONCE = 8;

export type Shape = { path: string; headers: Record<string, string> };

/** Combines the spellings of a page's address with headers. `page` is the page's index. */
type ShapesOf = (addresses: string[], headers: Record<string, string>[], page: number) => Shape[];

/** Declares a test for each guarded page: no request without a session may show it. */
export function testEachGuardedPage(shapesOf: ShapesOf): void {
  for (const [at, page] of GUARDED.entries())
    test(`${page.address} stays closed to every request without a session`, async ({
      request,
      baseURL,
    }) =>
      expectClosed(request, new URL(baseURL ?? ''), page, (addresses, headers) =>
        shapesOf(addresses, headers, at),
      ));
}

/** Declares one test for all guarded pages. */
export function testAllGuardedPages(shapesOf: ShapesOf): void {
  test('every guarded page stays closed to every request without a session', async ({
    request,
    baseURL,
  }) => {
    test.slow(); // about five hundred requests
    for (const [at, page] of GUARDED.entries())
      await test.step(page.address, () =>
        expectClosed(request, new URL(baseURL ?? ''), page, (addresses, headers) =>
          shapesOf(addresses, headers, at),
        ),
      );
  });
}

async function expectClosed(
  request: APIRequestContext,
  site: URL,
  { address, as, words }: (typeof GUARDED)[number],
  shapesOf: (addresses: string[], headers: Record<string, string>[]) => Shape[],
): Promise<void> {
  const sessionCookie = `next-auth.session-token=${await tokenOf(as)}`;
  const memberAnswer = await fetchRaw(site, address, { cookie: sessionCookie });
  expect(memberAnswer.body).toContain(words); // makes sure that the words are there for somebody who may read them
  const translatedWords = OTHER_LANGUAGES.map((language) => translatePageText(language, words));
  for (const [which, language] of OTHER_LANGUAGES.entries()) {
    const translatedAnswer = await fetchRaw(site, `/${language}${address}`, {
      cookie: sessionCookie,
    });
    if (translatedAnswer.status !== 404)
      expect(translatedAnswer.body).toContain(translatedWords[which]); // 404: the site does not offer this language
  }
  const token = await endedToken(request, as);
  const cookie = `next-auth.session-token=${token}`;

  const headerSets = [...BYPASS_HEADERS, { cookie }, { authorization: `Bearer ${token}` }];
  const shapes = shapesOf(detours(address), headerSets);
  const leaks: string[] = [];
  const work = async () => {
    for (let shape = shapes.pop(); shape; shape = shapes.pop()) {
      const answer = await fetchRaw(site, shape.path, shape.headers);
      if (isLeak(answer, [words, ...translatedWords]))
        leaks.push(`${JSON.stringify(shape)} -> ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(leaks).toEqual([]);
}

/** Caches the ended sessions: an account may log in only ten times in 15 minutes. */
const endedTokens = new Map<string, string>();

async function endedToken(request: APIRequestContext, name: DemoAccountName): Promise<string> {
  const cachedToken = endedTokens.get(name);
  if (cachedToken) return cachedToken;
  const account = demoAccounts.find((each) => each.name === name);
  const data = { email: account?.email, password: account?.password };
  const { token } = await (await request.post('/api/auth/login', { data })).json();
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  endedTokens.set(name, token);
  return token;
}

/** Without a session, an answer must neither have the page's words in any language nor be a server error. */
const isLeak = ({ status, body }: RawAnswer, words: string[]) =>
  words.some((each) => body.includes(each)) || status >= 500;
