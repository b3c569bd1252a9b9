import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setGuestBookRule } from '@/lib/condolences/commands/set-guest-book-rule';
import { db } from '@/lib/platform/db/client';
import { MAX_AGE_MS } from '@/lib/platform/http/form-token';
import { LIMITS } from '@/lib/platform/http/limits';
import { consumeMailLimit } from '@/lib/platform/http/mail-budget';
import { ada, type Person, viewerOf } from '../../../support/cast';
import { countUses, fillCeiling } from '../../../support/ceiling';
import { postCondolence, sendPicture, tokenOfAge } from '../../../support/condolence';
import { sendInvitation } from '../../../support/invitation';
import { addMemorial } from '../../../support/memorial';

let owner: Person;
let memorialId: string;
beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id });
});

/** Returns the limits counted so far, except the network's. */
const usedLimits = async () =>
  (
    await db().rateLimit.findMany({
      select: { name: true },
      distinct: 'name',
      orderBy: { name: 'asc' },
    })
  )
    .map(({ name }) => name)
    .filter((name) => name !== 'condolence');

const SAME_NETWORK = { 'x-client-address': '192.0.2.77' };
const EMAIL = { email: 'author@example.org' };

describe('the limits of a memorial and of the site', () => {
  it('do not count a condolence for a memorial that cannot be seen', async () => {
    await db().memorial.update({ where: { id: memorialId }, data: { visibility: 'keepers' } });
    expect((await sendPicture(memorialId, EMAIL)).status).toBe(404);
    expect(await usedLimits()).toEqual([]);
  });

  it('do not count a condolence for a closed guest book', async () => {
    await setGuestBookRule(viewerOf(owner), memorialId, 'closed');
    expect((await sendPicture(memorialId, EMAIL)).status).toBe(409);
    expect(await usedLimits()).toEqual([]);
  });

  it('do not count a form that was open for too long, which is sent again', async () => {
    const old = tokenOfAge(memorialId, MAX_AGE_MS + 60_000);
    expect((await postCondolence(memorialId, { ...EMAIL, token: old })).status).toBe(410);
    expect(await usedLimits()).toEqual([]);
  });

  it('count an accepted condolence, and the mail to its author', async () => {
    expect((await postCondolence(memorialId, EMAIL)).status).toBe(201);
    expect(await usedLimits()).toEqual([
      'condolenceFromAll',
      'condolenceToMemorial',
      'formToken',
      'mailsOfForms',
    ]);
  });

  it.each([
    ['a broken token', { token: 'abc.def.ghi' }],
    ['no token', { token: '' }],
    ['a filled hidden field', { reference: 'filled in' }],
  ])(
    'are separate for forms with %s, so that these block no real condolence',
    async (_, broken) => {
      expect((await postCondolence(memorialId, broken)).status).toBe(201);
      expect(await countUses('condolenceToMemorial', memorialId)).toBe(0);
      const loud = (await fillCeiling('condolenceToMemorial', memorialId))();
      expect((await postCondolence(memorialId, broken, loud)).status).toBe(201);
      expect((await postCondolence(memorialId, {}, loud)).status).toBe(429);
    },
  );

  it('also exist for broken forms', async () => {
    const loud = (await fillCeiling('condolenceToMemorial', `robots ${memorialId}`))();
    expect((await postCondolence(memorialId, { token: '' }, loud)).status).toBe(429);
    expect((await postCondolence(memorialId, {}, loud)).status).toBe(201);
  });
});

describe('the limits of mails to one address', () => {
  const countMails = () => db().outboxMail.count({ where: { to: EMAIL.email } });
  beforeEach(() => db().outboxMail.deleteMany());

  it('are shared by everything that a family sends', async () => {
    await consumeMailLimit(EMAIL.email.toUpperCase(), memorialId);
    for (let used = 1; used < LIMITS.mailsOfMemorial.max; used++)
      await consumeMailLimit(EMAIL.email, memorialId);
    expect((await sendInvitation(memorialId, owner, EMAIL)).status).toBe(429);
  });

  it('are not used up by forms in which somebody enters the address', async () => {
    for (const token of [{}, { token: '' }] as Record<string, string>[])
      for (let times = 0; times <= LIMITS.mailsOfForms.max; times++)
        await postCondolence(memorialId, { ...EMAIL, ...token }, SAME_NETWORK);
    expect((await sendInvitation(memorialId, owner, EMAIL)).status).toBe(200);
  });

  it('are not used up by broken forms', async () => {
    for (let times = 0; times <= LIMITS.mailsOfForms.max; times++)
      await postCondolence(memorialId, { ...EMAIL, token: '' }, SAME_NETWORK);
    expect(await countMails()).toBe(LIMITS.mailsOfForms.max);
    await postCondolence(memorialId, EMAIL);
    expect(await countMails()).toBe(LIMITS.mailsOfForms.max + 1);
  });

  it('are not used up by a repeated form', async () => {
    const token = tokenOfAge(memorialId, 60_000);
    for (let times = 0; times <= LIMITS.mailsOfForms.max; times++)
      await postCondolence(memorialId, { ...EMAIL, token }, SAME_NETWORK);
    expect(await countMails()).toBe(1);
    for (let times = 1; times <= LIMITS.mailsOfForms.max; times++)
      await postCondolence(memorialId, EMAIL, SAME_NETWORK);
    expect(await countMails()).toBe(LIMITS.mailsOfForms.max);
  });
});
