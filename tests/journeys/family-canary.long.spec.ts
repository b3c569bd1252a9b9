import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { newId } from '@/lib/platform/ids/public-id';
import { type Instance, startInstance } from '../support/instance';
import { addressesOf, cookieOf, mediaIn, strangerHeaders } from './support/canary';
import { addCanaryMemorial } from './support/canary-memorial';
import { crawl, visit } from './support/crawl';
import { inDatabase, moveToEndOfLists, resetReadLimits } from './support/database';
import { MAX_STALE_MS } from './support/expect-everywhere';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { portraitFile } from './support/portrait';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

const GUEST = { cookie: 'memorial-guest=111111111111111111111g' };
const PASSWORD = { password: 'our dog bruno' };
const AVIF = { accept: 'image/avif,image/webp,*/*' };

let second: Instance;
test.beforeAll(async () => {
  second = await startInstance(z.string().parse(process.env.E2E_DATA_DIR));
});
test.afterAll(() => second?.stop());

const instances = () => [z.string().parse(process.env.E2E_SITE_URL), second.url];

/** Gets access in a new browser. Returns its cookie as headers. */
async function gainAccess(path: string, body: object): Promise<{ cookie: string }> {
  const headers = { 'content-type': 'application/json' };
  const address = new URL(path, process.env.E2E_SITE_URL);
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, path).toBe(200);
  const [cookie] = /memorial-guest=\w+/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  return { cookie: z.string().parse(cookie) };
}

test('a second after the level is lowered, a stranger finds nothing on either instance', async ({
  request,
}) => {
  test.setTimeout(1_200_000); // nine minutes on two busy processors
  const word = `Lowered${Date.now()}`;
  /** A search page repeats the search term, so the word alone is not a leak. */
  const leak = new RegExp(`${word}[ .-]`);
  const { id, put, media } = await addCanaryMemorial(request, word, true);
  const people = [...strangerHeaders(cookieOf(await tokenOf('ada'))), GUEST, AVIF];
  const addresses = addressesOf(id, media, word);
  await put(`/api/memorials/${id}/access`, { password: 'Our dog Bruno' });

  const expectNothing = async (visitors: Record<string, string>[]) => {
    for (const instance of instances())
      for (const who of visitors) {
        await resetReadLimits();
        for (const address of addresses) {
          const { status, body, location } = await visit(instance + address, who);
          expect(body + location, instance + address).not.toMatch(leak);
          if (/^\/media\/|\.jpg$/.test(address)) expect(status, address).toBe(404);
          if (address.startsWith('/api/memorials?')) expect(body).toContain('"total":0');
        }
      }
  };

  for (const [at, visibility] of ['password', 'invited', 'keepers'].entries())
    await test.step(visibility, async () => {
      await put(`/api/memorials/${id}/access`, { visibility: 'public' });
      await fillCaches(addresses, leak);
      await put(`/api/memorials/${id}/access`, { visibility });
      await sleep(MAX_STALE_MS);
      await expectNothing(people);
      // A crawl takes long, so each level uses one instance.
      expect(await crawl('/', word, instances()[at % 2])).toEqual([]);
    });

  // At the next levels, no list has the memorial. People with access by address, password or link must lose it, too.
  await put(`/api/memorials/${id}/access`, { visibility: 'password' });
  const passwordGuest = await gainAccess(`/api/memorials/${id}/open`, PASSWORD);
  const email = `${word}@example.org`.toLowerCase();
  const invitationAnswer = await request.post(`/api/memorials/${id}/access/invitations`, {
    headers: { authorization: `Bearer ${await tokenOf('ben')}` },
    data: { people: [{ email }] },
  });
  expect(invitationAnswer.status()).toBe(200);
  const [, token] =
    /\/let-in\/(\w{22})/.exec((await mailTo(email, /You can see the page/)).text) ?? [];
  const invitedGuest = await gainAccess('/api/access/accept', { token });
  for (const [from, guestHeaders, to] of [
    ['unlisted', {}, 'password'],
    ['unlisted', {}, 'invited'],
    ['unlisted', {}, 'keepers'],
    ['password', passwordGuest, 'invited'],
    ['password', passwordGuest, 'keepers'],
    ['invited', invitedGuest, 'keepers'],
  ] as const)
    await test.step(`from ${from} to ${to}`, async () => {
      await put(`/api/memorials/${id}/access`, { visibility: from });
      for (const instance of instances()) {
        const page = async () => (await visit(`${instance}/memorial/${id}`, guestHeaders)).body;
        await expect.poll(page).toMatch(leak);
        for (const who of [guestHeaders, AVIF, {}]) {
          await resetReadLimits();
          for (const address of addresses) await visit(instance + address, who);
        }
      }
      await put(`/api/memorials/${id}/access`, { visibility: to });
      await sleep(MAX_STALE_MS);
      await expectNothing([...people, guestHeaders]);
    });

  await test.step('an unlisted memorial is in no list', async () => {
    await put(`/api/memorials/${id}/access`, { visibility: 'public' });
    await fillCaches(addresses, leak);
    await put(`/api/memorials/${id}/access`, { visibility: 'unlisted' });
    await sleep(MAX_STALE_MS);
    for (const instance of instances()) {
      expect((await visit(`${instance}/memorial/${id}`)).body).toMatch(leak);
      for (const address of addresses.filter((each) => /find-memorials|\?name|suggest/.test(each)))
        expect((await visit(instance + address)).body, instance + address).not.toMatch(leak);
      expect(await crawl('/', word, instance)).toEqual([]);
    }
  });

  /** Fills the caches of each instance, and proves that the word can be found. */
  async function fillCaches(all: string[], pattern: RegExp) {
    for (const instance of instances()) {
      await resetReadLimits();
      const page = async () => {
        const answer = await fetch(`${instance}/memorial/${id}`);
        return [answer.headers.get('x-nextjs-cache'), pattern.test(await answer.text())];
      };
      await expect.poll(page).toEqual(['HIT', true]);
      for (const who of [{}, AVIF]) for (const address of all) await visit(instance + address, who);
      for (const picture of media)
        expect((await visit(`${instance}/media/${picture}/320`)).status).toBe(200);
      expect((await visit(`${instance}/memorial/${id}/preview.jpg`)).status).toBe(200);
      const searchResult = async () => (await visit(`${instance}/api/memorials?name=${word}`)).body;
      await expect.poll(searchResult).toContain('"total":1');
    }
  }
});

test('a second after something is restricted to the family, nobody else finds it on either instance', async ({
  request,
}) => {
  test.slow();
  const word = `Kin${Date.now()}`;
  const birth = /1951-03-17|17 March 1951|March 17, 1951/;
  const token = await tokenOf('ben');
  const headers = { authorization: `Bearer ${token}` };
  const id = await paidMemorial(request, token, {
    name: `Open ${Date.now()}`,
    birthDate: '1951-03-17',
    familyMembers: [{ relationship: 'Child', fullName: `${word} child`, isLiving: true }],
  });
  await moveToEndOfLists(id);
  const multipart = { additionalMedia: { ...(await portraitFile()), name: `${word}.jpg` } };
  const added = await request.put(`/api/memorials/media/${id}`, { headers, multipart });
  const [picture = ''] = mediaIn((await added.body()).toString());
  const change = async (path: string, data: object) =>
    expect((await request.put(`/api/memorials/${id}${path}`, { headers, data })).status()).toBe(
      200,
    );
  const galleryBody = (audience: string) => ({
    existingMedia: [{ _id: picture, caption: `${word} caption`, audience }],
  });
  await change('', galleryBody('page'));
  const condolenceId = await addCondolence(id, word);
  const setAudience = (audience: string) =>
    change('/condolences/audience', { ids: [condolenceId], audience });
  const invited = await request.post(`/api/memorials/${id}/access/invitations`, {
    headers,
    data: { people: [{ name: `${word} cousin`, email: `${word}@example.org` }] },
  });
  expect(invited.status()).toBe(200);
  for (const instance of instances()) {
    const open = async () => (await visit(`${instance}/memorial/${id}`)).body;
    await expect.poll(open).toContain(`${word} caption`);
    await expect.poll(open).toContain(`${word} memory`);
    expect(await open()).toContain(`${word} child`);
    expect(await open()).toMatch(birth);
    expect((await visit(`${instance}/media/${picture}/320`)).status).toBe(200);
  }

  const places = [
    '/memorial',
    '/fr/memorial',
    '/viewer/memorial',
    '/api/memorials',
    '/send-flowers',
    '/condolence',
  ].map((path) => `${path}/${id}`);
  places.push(`/api/memorials/${id}/condolences`);
  const lists = [
    '/',
    '/feed.xml',
    '/api/memorials?name=open&limit=50',
    `/find-memorials?name=open`,
  ];
  const expectNothing = async (who: Record<string, string>) => {
    for (const instance of instances()) {
      for (const address of [...places, ...lists]) {
        const { body } = await visit(instance + address, who);
        expect(body, instance + address).not.toContain(word);
        expect(body, instance + address).not.toMatch(birth);
      }
      for (const variant of ['320', '800', 'original'])
        expect((await visit(`${instance}/media/${picture}/${variant}`, who)).status).toBe(404);
    }
  };
  await setAudience('family');
  await change('', { ...galleryBody('family'), birthShown: 'year', livingShown: 'none' });
  await sleep(MAX_STALE_MS);
  for (const who of [...strangerHeaders(cookieOf(await tokenOf('ada'))), GUEST, AVIF])
    await expectNothing(who);
  for (const instance of instances()) expect(await crawl('/', word, instance)).toEqual([]);

  // The family password does not give access either: people pass it on.
  await change('/access', { visibility: 'password', password: 'Our dog Bruno' });
  const { cookie } = await gainAccess(`/api/memorials/${id}/open`, PASSWORD);
  expect((await visit(`/memorial/${id}`, { cookie })).body).toContain('Open ');
  await expectNothing({ cookie });
});

/** Adds a published condolence. Returns its id. */
async function addCondolence(memorialId: string, word: string): Promise<string> {
  const id = newId();
  await inDatabase((client) =>
    client.query(
      `INSERT INTO condolences (id, "memorialId", state, message, "authorName", "secretHash", "textKey", "publishedAt")
       VALUES ($1, $2, 'published', $3 || ' memory', $3 || ' friend', md5(random()::text), '', now())`,
      [id, memorialId, word],
    ),
  );
  return id;
}
