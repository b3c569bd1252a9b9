import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setGuestBookRule } from '@/lib/condolences/commands/set-guest-book-rule';
import { db } from '@/lib/platform/db/client';
import { OLDEST_MS } from '@/lib/platform/http/form-token';
import { LIMITS } from '@/lib/platform/http/limits';
import { countMail } from '@/lib/platform/http/mail-budget';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { ada, type Person, viewerOf } from '../../../support/cast';
import { leave, sendPicture, tokenOfAge } from '../../../support/condolence';
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

/** Which limits were counted so far, beside those of the network that asked. */
const counted = async () =>
  (await db().rateLimit.findMany({ select: { name: true }, orderBy: { name: 'asc' } }))
    .map(({ name }) => name)
    .filter((name) => name !== 'condolence');

const EMAIL = { email: 'author@example.org' };

describe('what counts towards the limits of a memorial and of all', () => {
  it('is nothing where the page may not be seen', async () => {
    await db().memorial.update({ where: { id: memorialId }, data: { visibility: 'keepers' } });
    expect((await sendPicture(memorialId, EMAIL)).status).toBe(404);
    expect(await counted()).toEqual([]);
  });

  it('is nothing where the family accepts none', async () => {
    await setGuestBookRule(viewerOf(owner), memorialId, 'closed');
    expect((await sendPicture(memorialId, EMAIL)).status).toBe(409);
    expect(await counted()).toEqual([]);
  });

  it('is nothing of a form that was open for too long, which is sent again', async () => {
    const old = tokenOfAge(memorialId, OLDEST_MS + 60_000);
    expect((await leave(memorialId, { ...EMAIL, token: old })).status).toBe(410);
    expect(await counted()).toEqual([]);
  });

  it('is what arrives, the address that is to be mailed too', async () => {
    expect((await leave(memorialId, EMAIL)).status).toBe(201);
    expect(await counted()).toEqual([
      'condolenceFromAll',
      'condolenceToMemorial',
      'formToken',
      'mailsOfForms',
    ]);
  });

  it.each([
    ['a broken token', { token: 'abc.def.ghi' }],
    ['no token', { token: '' }],
    ['a hidden field', { reference: 'filled in' }],
  ])('is for itself with %s, and takes nothing from the family', async (_, broken) => {
    for (let used = 1; used < LIMITS.condolenceToMemorial.max; used++)
      await consumeRateLimit('condolenceToMemorial', memorialId);
    expect((await leave(memorialId, broken)).status).toBe(201);
    expect((await leave(memorialId, broken)).status).toBe(201);
    expect((await leave(memorialId)).status).toBe(201);
    expect((await leave(memorialId)).status).toBe(429);
  });

  it('bounds broken forms all the same', async () => {
    for (let used = 0; used < LIMITS.condolenceToMemorial.max; used++)
      await consumeRateLimit('condolenceToMemorial', `robots ${memorialId}`);
    expect((await leave(memorialId, { token: '' })).status).toBe(429);
    expect((await leave(memorialId)).status).toBe(201);
  });
});

describe('mails to one address', () => {
  const mailed = () => db().outboxMail.count({ where: { to: EMAIL.email } });
  beforeEach(() => db().outboxMail.deleteMany());

  it('are counted together where a family wants them, whatever they are about', async () => {
    await sendInvitation(memorialId, owner, EMAIL);
    await countMail(EMAIL.email.toUpperCase());
    await countMail(EMAIL.email);
    const other = await addMemorial({ createdById: owner.user.id });
    expect((await sendInvitation(other, owner, EMAIL)).status).toBe(429);
  });

  it('are not kept back by forms in which somebody types it', async () => {
    for (const token of [{}, { token: '' }] as Record<string, string>[])
      for (let times = 0; times <= LIMITS.mailsOfForms.max; times++)
        await leave(memorialId, { ...EMAIL, ...token });
    expect((await sendInvitation(memorialId, owner, EMAIL)).status).toBe(200);
  });

  it('of people’s forms are not used up by broken ones', async () => {
    for (let times = 0; times <= LIMITS.mailsOfForms.max; times++)
      await leave(memorialId, { ...EMAIL, token: '' });
    expect(await mailed()).toBe(LIMITS.mailsOfForms.max);
    await leave(memorialId, EMAIL);
    expect(await mailed()).toBe(LIMITS.mailsOfForms.max + 1);
  });

  it('are not used up by a form that is sent again and again', async () => {
    const token = tokenOfAge(memorialId, 60_000);
    for (let times = 0; times <= LIMITS.mailsOfForms.max; times++)
      await leave(memorialId, { ...EMAIL, token });
    expect(await mailed()).toBe(1);
    for (let times = 1; times < LIMITS.mailsOfForms.max; times++) await leave(memorialId, EMAIL);
    expect(await mailed()).toBe(LIMITS.mailsOfForms.max);
  });
});
