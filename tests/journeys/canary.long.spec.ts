import { z } from 'zod';
import { SCOPES } from '@/lib/platform/auth/scope-rules';
import { demoAccounts } from '../../prisma/demo/accounts';
import { addressesOf, cookieOf, strangerHeaders } from './support/canary';
import { addCanaryMemorial } from './support/canary-memorial';
import { crawl, visit } from './support/crawl';
import { inDatabase, resetReadLimits } from './support/database';
import { type DemoName, paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

/** A word that is in every field of the memorial, and nowhere else. */
const WORD = `Canary${Date.now()}`;
/** A search page repeats the search term, so the word alone is not a leak. */
const LEAK = new RegExp(`${WORD}[ .-]`);
const RELATIVE = `Relative${Date.now()}`;

const CAUSE = `Cause${Date.now()}`;
const CAUSE_LEAK = new RegExp(`${CAUSE} (cause|event)`);
const HIDDEN_CAUSE = {
  causeOfDeath: `${CAUSE} cause`,
  disasterType: 'pandemic',
  disasterName: `${CAUSE} event`,
  causeVisibility: 'hidden',
};
const SEARCHES = ['causeOfDeath', 'primaryCause', 'disasterName'].flatMap((filter) => [
  `/find-memorials?${filter}=${CAUSE}`,
  `/api/memorials?${filter}=${CAUSE}`,
]);

const LIVING = {
  relationship: 'Sibling',
  fullName: 'A Living Sibling',
  email: `${RELATIVE}@example.org`.toLowerCase(),
  phone: `+27 ${RELATIVE}`,
  birthDate: '1961-07-13',
  identityNumber: `${RELATIVE}-ID`,
};

test('only the creator and admins find a private memorial anywhere', async ({ request }) => {
  test.setTimeout(600_000); // it requests some two thousand addresses, many with cards that must be drawn
  const { id, media, put, setPublic } = await addCanaryMemorial(request, WORD, false);
  const ada = cookieOf(await tokenOf('ada'));
  // Only its owner sees the name of a key. Another person's key sees what that person sees.
  await keyFor('ben', `${WORD} program`);
  const program = { authorization: `Bearer ${await keyFor('ada', 'A program')}` };
  const expectNothing = async (home = '/') => {
    for (const who of [...strangerHeaders(ada), program]) {
      await resetReadLimits(); // else the rate limit refuses requests
      for (const address of addressesOf(id, media, WORD)) {
        const { status, body, location } = await visit(address, who);
        expect(body + location, address).not.toMatch(LEAK);
        if (address.startsWith('/media/')) expect(status, address).toBe(404);
        if (address.startsWith('/api/memorials?')) expect(body).toContain('"total":0');
      }
    }
    expect(await crawl(home, WORD)).toEqual([]);
  };
  await expectNothing();

  await test.step('a public memorial is found, so the search for the word works', async () => {
    await setPublic(true);
    await expect.poll(async () => (await visit(`/memorial/${id}`)).body).toContain(WORD);
    expect(await crawl('/', WORD)).toContain(`/memorial/${id}`);
  });
  await test.step('nothing is found once the memorial is private again', async () => {
    await setPublic(false);
    await expect.poll(async () => (await visit(`/memorial/${id}`)).status).toBe(404);
    await expectNothing('/fr');
  });
  for (const [visibility, home] of [
    ['password', '/ar'],
    ['invited', '/zh'],
  ])
    await test.step(`nothing is found at the level ${visibility}`, async () => {
      await setPublic(true);
      await expect.poll(async () => (await visit(`/memorial/${id}`)).body).toContain(WORD);
      await put(`/api/memorials/${id}/access`, {
        visibility,
        password: 'Our dog Bruno',
        passwordHint: 'The dog',
      });
      await expect.poll(async () => (await visit(`/memorial/${id}`)).body).not.toContain(WORD);
      expect((await visit(`/memorial/${id}`)).status).toBe(200); // the gate page
      await expectNothing(home);
    });
  await test.step('no list has an unlisted memorial', async () => {
    await put(`/api/memorials/${id}/access`, { visibility: 'unlisted' });
    await expect.poll(async () => (await visit(`/memorial/${id}`)).body).toContain(WORD);
    expect(await crawl('/', WORD)).toEqual([]);
  });

  async function keyFor(person: DemoName, name: string): Promise<string> {
    const password = demoAccounts.find((account) => account.name === person)?.password;
    const answer = await request.post('/api/auth/tokens', {
      headers: { authorization: `Bearer ${await tokenOf(person)}` },
      data: { name, scopes: SCOPES, password },
    });
    return z.object({ token: z.string() }).parse(await answer.json()).token;
  }
});

test('a hidden cause of death is on no page, in no answer and found by no search', async ({
  request,
}) => {
  const token = await tokenOf('ben');
  const form = { name: `Quiet ${Date.now()}`, ...HIDDEN_CAUSE };
  const id = await paidMemorial(request, token, form);
  const headers = { authorization: `Bearer ${token}` };
  expect((await visit(`/api/memorials/${id}`, headers)).body).toContain(`${CAUSE} cause`);
  const people = [...strangerHeaders(cookieOf(await tokenOf('ada'))), cookieOf(token)];
  for (const who of people)
    for (const address of [`/memorial/${id}`, ...SEARCHES]) {
      const { body } = await visit(address, who);
      expect(body, address).not.toMatch(CAUSE_LEAK);
      if (address.startsWith('/api/memorials?')) expect(body).toContain('"total":0');
    }
  expect((await visit(`/api/memorials/${id}`)).body).not.toMatch(CAUSE_LEAK);
  const ownList = await visit(`/api/memorials/my-memorials?causeOfDeath=${CAUSE}`, headers);
  expect(ownList.body).toContain('"total":1');
  expect(await crawl('/', `${CAUSE} `)).toEqual([]);
});

test('only those who decide about unpublished condolences can read them', async ({ request }) => {
  const token = await tokenOf('ben');
  const id = await paidMemorial(request, token, { name: `Written on ${Date.now()}` });
  const word = `Words${Date.now()}`;
  await inDatabase((client) =>
    client.query(
      `INSERT INTO condolences (id, "memorialId", state, message, "authorName", "secretHash", "textKey", "returnNote")
       SELECT translate(substr(md5(random()::text || state), 1, 12), '0', 'z'), $1, state,
         $2 || ' ' || state, $2 || ' by ' || state, md5(random()::text || state), '', $2 || ' note'
       FROM unnest(enum_range(NULL::"CondolenceState")) state
       WHERE state NOT IN ('published', 'withdrawn')`,
      [id, word],
    ),
  );
  const lists = ['waiting', 'published', 'returned', 'declined', 'held', 'refused', 'removed'];
  const addresses = [
    ...addressesOf(id, [], id),
    ...lists.flatMap((state) => [
      `/edit-memorial/${id}/condolences?state=${state}`,
      `/api/memorials/${id}/condolences/queue?state=${state}`,
    ]),
    '/admin/condolences',
    '/api/admin/condolences',
  ];
  for (const who of strangerHeaders(cookieOf(await tokenOf('ada'))))
    for (const address of addresses)
      expect((await visit(address, who)).body, address).not.toContain(word);
  const ownerBodies = [];
  for (const address of addresses) ownerBodies.push((await visit(address, cookieOf(token))).body);
  const byOwner = ownerBodies.join('');
  for (const state of ['held', 'refused', 'removed'])
    for (const part of [`${word} ${state}`, `${word} by ${state}`])
      expect(byOwner).not.toContain(part);
  for (const state of ['waiting', 'returned', 'declined'])
    expect(byOwner).toContain(`${word} ${state}`);
  expect(await crawl('/', word)).toEqual([]);
});

test('no public page has the private details of living relatives', async ({ request }) => {
  const token = await tokenOf('ben');
  const form = { name: `Public ${Date.now()}`, familyMembers: [LIVING] };
  const id = await paidMemorial(request, token, form);
  const ada = cookieOf(await tokenOf('ada'));
  for (const who of strangerHeaders(ada))
    for (const address of addressesOf(id, [], WORD)) {
      const { body } = await visit(address, who);
      expect(body.toLowerCase(), address).not.toContain(RELATIVE.toLowerCase());
      expect(body, address).not.toMatch(/1961-07-13|13 July 1961|CANARY-4711/);
    }
  expect((await visit(`/memorial/${id}`)).body).toContain('A Living Sibling');
  expect(await crawl('/', RELATIVE)).toEqual([]);
});
