import { z } from 'zod';
import { revisionOf } from '@/lib/condolences/revision';
import { type Instance, startInstance } from '../support/instance';
import { inDatabase, moveToEndOfLists } from './support/database';
import { expectEverywhere } from './support/expect-everywhere';
import { addKeeper } from './support/invitations';
import { cacheEverywhere, urlsOnBoth } from './support/on-both-instances';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

let second: Instance;
test.beforeAll(async () => {
  second = await startInstance(z.string().parse(process.env.E2E_DATA_DIR));
});
test.afterAll(() => second?.stop());

test('an announced deletion and its cancellation take effect on every instance', async ({
  request,
}) => {
  const token = await tokenOf('ben');
  const headers = { authorization: `Bearer ${token}` };
  const id = await paidMemorial(request, token, { name: `Kept by two ${Date.now()}` });
  await moveToEndOfLists(id);
  await addKeeper(id, 'ada@perennial.example');
  const page = `/memorial/${id}`;
  await warm(page);
  expect((await request.delete(`/api/memorials/${id}`, { headers })).status()).toBe(200);
  await expectStatusEverywhere(page, 404);
  const objection = await fetch(`${second.url}/api/memorials/${id}/deletion`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await tokenOf('ada')}` },
  });
  expect(objection.status).toBe(200);
  await expectStatusEverywhere(page, 200);
});

test('a change of the visibility takes effect on every instance', async ({ request }) => {
  test.slow();
  const token = await tokenOf('ben');
  const headers = { authorization: `Bearer ${token}` };
  const name = `Levels ${Date.now()}`;
  const id = await paidMemorial(request, token, { name });
  await moveToEndOfLists(id);
  const page = `/memorial/${id}`;
  const data = { password: 'Our dog Bruno' };
  expect((await request.put(`/api/memorials/${id}/access`, { headers, data })).status()).toBe(200);
  for (const [from, to] of PAIRS) {
    await set(from);
    await expectLevelEverywhere(page, from, name);
    if (LEVELS[from] !== 'missing') await warm(page);
    await set(to);
    await expectLevelEverywhere(page, to, name);
  }

  async function set(visibility: string) {
    const change = { headers, data: { visibility } };
    expect((await request.put(`/api/memorials/${id}/access`, change)).status()).toBe(200);
  }
});

test('wrong family passwords are counted by both instances together', async ({ request }) => {
  const token = await tokenOf('ben');
  const headers = { authorization: `Bearer ${token}` };
  const id = await paidMemorial(request, token, { name: `Guessed ${Date.now()}` });
  const data = { visibility: 'password', password: 'Our dog Bruno' };
  expect((await request.put(`/api/memorials/${id}/access`, { headers, data })).status()).toBe(200);
  const [first = '', other = ''] = everywhere(`/api/memorials/${id}/open`);
  const open = async (url: string, password: string) => {
    const body = JSON.stringify({ password });
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return answer.status;
  };
  for (let tries = 0; tries < 5; tries++)
    for (const url of [first, other]) expect(await open(url, 'the cat')).toBe(403);
  for (const url of [first, other]) expect(await open(url, 'Our dog Bruno')).toBe(429);
});

/** What a visitor finds at each level: the page, the gate without its name, or nothing. */
const LEVELS = {
  public: 'page',
  unlisted: 'page',
  password: 'gate',
  invited: 'gate',
  keepers: 'missing',
} as const;
type Level = keyof typeof LEVELS;
const NAMES = Object.keys(LEVELS) as Level[]; // as: they are the keys of LEVELS
const PAIRS = NAMES.flatMap((from) =>
  NAMES.filter((to) => to !== from).map((to): [Level, Level] => [from, to]),
);

function expectLevelEverywhere(page: string, level: Level, name: string) {
  const shownLevel = async (answer: Response) => {
    const isNamed = (await answer.text()).includes(name);
    if (answer.status === 404 && !isNamed) return 'missing';
    return answer.status === 200 ? (isNamed ? 'page' : 'gate') : `${answer.status}`;
  };
  return expectEverywhere(everywhere(page), shownLevel, LEVELS[level]);
}

test('a condolence that the family removes disappears on every instance', async ({ request }) => {
  const token = await tokenOf('ben');
  const headers = { authorization: `Bearer ${token}` };
  const memorialId = await paidMemorial(request, token, { name: `Written ${Date.now()}` });
  const page = `/memorial/${memorialId}`;
  const message = `Dear friend ${Date.now()}`;
  const { rows } = await inDatabase((client) =>
    client.query(
      `INSERT INTO condolences (id, "memorialId", state, message, "authorName", "secretHash", "textKey")
       VALUES (translate(substr(md5($2), 1, 12), '0', 'z'), $1, 'waiting', $2, 'Sipho', $2, '') RETURNING id`,
      [memorialId, message],
    ),
  );
  const decide = async (decision: string) => {
    const condolences = [
      { _id: rows[0].id, revision: revisionOf({ message, authorName: 'Sipho', pictureId: null }) },
    ];
    const data = { condolences, decision };
    const url = `/api/memorials/${memorialId}/condolences/decide`;
    expect(await (await request.post(url, { headers, data })).json()).toEqual({
      changed: 1,
      rewritten: 0,
    });
  };
  await warm(page);
  await decide('publish');
  await expectWordsEverywhere(page, message, true);
  await warm(page);
  await decide('decline');
  await expectWordsEverywhere(page, message, false);
});

const everywhere = (page: string) => urlsOnBoth(second, page);
const warm = (page: string) => cacheEverywhere(everywhere(page));

const expectStatusEverywhere = (page: string, status: number) =>
  expectEverywhere(everywhere(page), (answer) => answer.status, status);

const expectWordsEverywhere = (page: string, words: string, isThere: boolean) =>
  expectEverywhere(
    everywhere(page),
    async (answer) => (await answer.text()).includes(words),
    isThere,
  );
