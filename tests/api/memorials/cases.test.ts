import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as ask, GET as askToken } from '@/app/api/memorials/[id]/cases/route';
import { askablePage } from '@/lib/cases/queries/askable-page';
import { questionFormSubject } from '@/lib/cases/rules';
import { unseal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { readFormFields } from '@/lib/platform/http/form-fields-cookie';
import { newFormToken, readFormToken } from '@/lib/platform/http/form-token';
import { consumeMailLimit } from '@/lib/platform/http/mail-budget';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { countUses, fillCeiling } from '../../support/ceiling';
import { newCallerAddress } from '../../support/condolence';
import { addGuest } from '../../support/guest';
import { addMemorial } from '../../support/memorial';

const SAME_NETWORK = { 'x-client-address': '192.0.2.77' };
const NIECE = 'naledi@example.net';
const QUESTION = {
  claim: 'wrong',
  name: 'Naledi',
  email: NIECE,
  relationship: 'Her niece',
  message: 'She was born in 1941, not in 1914.',
};

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().familyCase.deleteMany();
  await db().outboxMail.deleteMany();
  id = await addMemorial({ createdById: owner.user.id, fullName: 'Sipho Ndlovu' });
});

const tokenFor = (which: string, age = 60_000) =>
  newFormToken(questionFormSubject(which), Date.now() - age);
/** Sends a question whose form was open for a minute. */
const send = (body: object = {}, which = id, headers = {}) =>
  call(ask, {
    params: { id: which },
    headers: { ...newCallerAddress(), ...headers },
    body: { token: tokenFor(which), ...QUESTION, ...body },
  });
/** Sends the page's form in French. Returns the status and the target of the redirect. */
async function sendForm(fields: Record<string, string>) {
  const { status, headers } = await post(fields);
  return [status, headers.get('location')];
}
const post = (fields: Record<string, string>, from: object = newCallerAddress()) =>
  call(ask, {
    path: '/?language=fr',
    params: { id },
    headers: { ...from, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: tokenFor(id), ...QUESTION, ...fields }).toString(),
  });
const cases = () => db().familyCase.findMany({ orderBy: { createdAt: 'asc' } });
const mails = () => db().outboxMail.findMany({ orderBy: { createdAt: 'asc' } });
const ANSWER = 'Thank you. We will answer within 7 days, by email.';

describe('POST /api/memorials/{id}/cases', () => {
  it('stores the question with an encrypted address, and notifies the operator and the sender', async () => {
    const { status, body } = await send();
    expect([status, body]).toEqual([200, { message: ANSWER }]);
    const [row] = await cases();
    expect(row).toMatchObject({
      memorialId: id,
      claim: 'wrong',
      state: 'open',
      openedById: null,
      name: 'Naledi',
      relationship: 'Her niece',
      message: QUESTION.message,
      language: 'en',
    });
    expect(row?.emailSealed).not.toContain('naledi');
    expect(unseal(row?.emailSealed ?? '')).toBe(NIECE);
    const sent = await mails();
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [NIECE, 'Your question has reached us.'],
        [expect.any(String), 'A question about a page is waiting'],
      ].sort(),
    );
    // Anybody's address can be entered, so the mails contain no text of the form and no name.
    for (const { text, subject } of sent)
      expect(text + subject).not.toMatch(/1941|Naledi|Sipho|Ndlovu/);
  });

  it('stores the account of a logged-in sender, and answers in their language', async () => {
    await send({}, id, { ...(await ben()).headers, 'accept-language': 'fr' });
    const [row] = await cases();
    expect(row).toMatchObject({ openedById: (await ben()).user.id, language: 'fr' });
    expect((await mails()).map(({ subject }) => subject)).toContain(
      'Votre question nous est parvenue.',
    );
  });

  it('changes nothing in the memorial, and does not notify its keepers', async () => {
    await send();
    expect(await db().memorialEvent.count({ where: { memorialId: id } })).toBe(0);
    expect((await mails()).map(({ to }) => to)).not.toContain(owner.user.email);
  });

  it.each([
    ['keepers', 0],
    ['public', 1],
    ['unlisted', 1],
    ['password', 1],
    ['invited', 1],
  ] as const)('answers alike at the level %s', async (visibility, stored) => {
    id = await addMemorial({
      createdById: owner.user.id,
      visibility,
      isPublic: visibility === 'public',
      ...(visibility === 'password' && { passwordHash: 'x' }),
    });
    expect((await send()).body).toEqual({ message: ANSWER });
    expect(await cases()).toHaveLength(stored);
  });

  it('answers alike for unknown memorials, and stores nothing', async () => {
    for (const which of [newId(), 'nonsense'])
      expect((await send({}, which)).body).toEqual({ message: ANSWER });
    expect(await cases()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('accepts questions about a keepers-only page from those who see it', async () => {
    id = await addMemorial({ createdById: owner.user.id, visibility: 'keepers', isPublic: false });
    await send({}, id, owner.headers);
    expect(await cases()).toHaveLength(1);
  });

  it('answers alike, but stores nothing, if the hidden field is filled in', async () => {
    expect((await send({ reference: 'https://example.com' })).body).toEqual({ message: ANSWER });
    expect(await cases()).toEqual([]);
  });

  it('stores a form once, however often it is sent', async () => {
    const token = tokenFor(id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send({ token })));
    expect(answers.map(({ body }) => body.message)).toEqual(Array(4).fill(ANSWER));
    expect(await cases()).toHaveLength(1);
  });

  it.each([
    ['missing', () => ''],
    ['made up', () => 'a.b.c'],
    ['too young', () => tokenFor(id, 1_000)],
    ['too old', () => tokenFor(id, 2 * DAY_MS)],
    ['of another page', () => tokenFor(newId())],
  ])('refuses a token that is %s', async (_, token) => {
    const { status, body } = await send({ token: token() });
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(await cases()).toEqual([]);
  });

  it.each([
    ['claim', 'mine'],
    ['name', ' '],
    ['email', 'no address'],
    ['relationship', ''],
    ['message', ''],
    ['message', 'x'.repeat(1501)],
  ])('refuses an invalid %s', async (field, value) => {
    const { status, body } = await send({ [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await cases()).toEqual([]);
  });

  it('mails an address at most three times a day, but stores all questions', async () => {
    for (let times = 0; times < 5; times++) await send({}, id, SAME_NETWORK);
    expect(await cases()).toHaveLength(5);
    expect((await mails()).filter(({ to }) => to === NIECE)).toHaveLength(3);
  });

  it('does not count mails again for a repeated form', async () => {
    const token = tokenFor(id);
    for (let times = 0; times < 2; times++) await send({ token }, id, SAME_NETWORK);
    for (let times = 0; times < 3; times++) await send({}, id, SAME_NETWORK);
    expect((await mails()).filter(({ to }) => to === NIECE)).toHaveLength(3);
    await expect(consumeMailLimit(NIECE, id)).resolves.toBeUndefined();
  });

  it('accepts five questions an hour from a network', async () => {
    for (let times = 0; times < 5; times++)
      expect((await send({}, id, SAME_NETWORK)).status).toBe(200);
    expect((await send({}, id, SAME_NETWORK)).status).toBe(429);
    expect(await cases()).toHaveLength(5);
  });

  it.each([
    ['no token', { token: '' }, 400],
    ['a filled hidden field', { reference: 'https://example.com' }, 200],
  ])('limits questions with %s separately, so they block nobody', async (_, broken, status) => {
    for (const name of ['questionFromAll', 'questionToMemorial'] as const) {
      const [real, robots] = name === 'questionFromAll' ? ['all', 'robots'] : [id, `robots ${id}`];
      await db().rateLimit.deleteMany();
      const loud = (await fillCeiling(name, robots))();
      expect((await send(broken, id, loud)).status).toBe(429);
      expect((await send({}, id, loud)).status).toBe(200);
      const other = (await fillCeiling(name, real))();
      expect((await send({}, id, other)).status).toBe(429);
      expect((await send(broken)).status).toBe(status);
    }
  });

  it('limits questions about unknown pages separately, and counts a repeated form once', async () => {
    for (let times = 0; times < 3; times++) await send({}, newId());
    const token = tokenFor(id);
    for (let times = 0; times < 3; times++) expect((await send({ token })).status).toBe(200);
    expect(await countUses('questionFromAll', 'all')).toBe(1);
  });

  it('redirects a form without JavaScript, in its language', async () => {
    expect(await sendForm({})).toEqual([303, `/fr/question/${id}?sent=1`]);
    expect(await cases()).toMatchObject([{ language: 'fr' }]);
    expect(await sendForm({ email: 'no' })).toEqual([303, `/fr/question/${id}?refused=faulty`]);
    expect(await sendForm({ token: '' })).toEqual([303, `/fr/question/${id}?refused=again`]);
    const loud = (await fillCeiling('questionToMemorial', id))();
    const { headers } = await post({}, loud);
    expect(headers.get('location')).toMatch(/\?refused=often&wait=\d+$/);
  });

  it.each([
    ['is faulty', { email: 'naledi@' }],
    ['comes with an old token', { token: 'old' }],
  ])(
    'restores the text of a form that %s, but only on the page of that form',
    async (_, change) => {
      const { headers } = await post(change);
      const cookie = headers.get('set-cookie') ?? '';
      expect(cookie).toContain(`Path=/fr/question/${id};`);
      const typed: object = { ...QUESTION, ...change, token: undefined };
      expect(readFormFields(new Headers({ cookie: cookie.split(';')[0] ?? '' }))).toEqual(typed);
      expect((await post({})).headers.get('set-cookie')).toContain(
        `memorial-typed=; Path=/fr/question/${id}; Max-Age=0`,
      );
    },
  );

  it('accepts the longest message in any script', async () => {
    const message = 'अ'.repeat(1500);
    expect(
      await sendForm({ message, name: 'अ'.repeat(100), relationship: 'अ'.repeat(100) }),
    ).toEqual([303, `/fr/question/${id}?sent=1`]);
    expect(await cases()).toMatchObject([{ message }]);
  });
});

it('GET /api/memorials/{id}/cases returns a token, even for an unknown memorial', async () => {
  for (const which of [id, newId()]) {
    const { body } = await call(askToken, { params: { id: which } });
    const later = Date.now() + 60_000;
    expect(readFormToken(questionFormSubject(which), body.token, later)).toBe('good');
  }
});

describe('the page of a question', () => {
  it('shows the name to those who see the memorial, but not at its gate', async () => {
    const visitor = { viewer: null, guestId: null };
    expect(await askablePage(visitor, id)).toEqual({ fullName: 'Sipho Ndlovu' });
    const gated = await addMemorial({
      visibility: 'password',
      passwordHash: 'x',
      isPublic: false,
      fullName: 'Zodwa Canary',
    });
    expect(await askablePage(visitor, gated)).toEqual({ fullName: null });
    const { guestId } = await addGuest(gated);
    expect(await askablePage({ viewer: null, guestId }, gated)).toEqual({
      fullName: 'Zodwa Canary',
    });
  });

  it('does not exist for keepers-only and unknown memorials', async () => {
    const hidden = await addMemorial({ visibility: 'keepers', isPublic: false });
    for (const which of [hidden, newId(), 'x\0']) expect(await askablePage(null, which)).toBeNull();
  });
});
