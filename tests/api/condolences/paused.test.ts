import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as press } from '@/app/api/condolences/mails/[token]/route';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { storeAccessRequest } from '@/lib/access/commands/store-access-request';
import { screenAccessRequest } from '@/lib/condolences/commands/screen-access-request';
import { sendDigests } from '@/lib/condolences/commands/send-digests';
import { CALM_HOURS, STORM_PER_HOUR } from '@/lib/condolences/rules';
import { pauseToken } from '@/lib/keepers/pause-token';
import { sendBirthdayReminders } from '@/lib/memorials/commands/send-birthday-reminders';
import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { startBank } from '../../support/bank';
import { call } from '../../support/call';
import { ada, ben, kim, type Person } from '../../support/cast';
import { addCondolence, addPicture, postCondolence } from '../../support/condolence';
import { orderFlowers } from '../../support/flowers';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

const bank = await startBank();
afterAll(() => bank.stop());

let owner: Person;
let keeper: Person;
let sender: Person;
let memorialId: string;
beforeAll(async () => {
  [owner, keeper, sender] = [await ada(), await kim(), await ben()];
});
beforeEach(async () => {
  await db().memorial.deleteMany();
  await db().outboxMail.deleteMany();
  memorialId = await addMemorial(
    { createdById: owner.user.id },
    { birthDate: '1940-04-01', enableBirthDateReminder: true },
  );
  await addKeeper(memorialId, keeper, 'keeper');
});

const pauseOrResume = (what: 'pause' | 'resume', person = owner) =>
  call(press, {
    method: 'POST',
    params: { token: pauseToken(memorialId, person.user.id) },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `act=${what}`,
  });
/** Returns the mails about the memorial. `what` names the kind and the recipient of each. */
const mails = async () =>
  (
    await db().outboxMail.findMany({
      where: { NOT: [{ key: { startsWith: 'receipt/' } }, { to: '' }] },
      orderBy: { key: 'asc' },
    })
  ).map(({ key, to, ...mail }) => ({ ...mail, what: `${key.split('/')[0]} to ${to}` }));

/** Causes every kind of mail: condolences, a storm of them, flowers, a birthday, and a request for access. */
async function causeMails(): Promise<void> {
  for (let each = 0; each < STORM_PER_HOUR; each++)
    await addCondolence(memorialId, { createdAt: new Date() });
  await postCondolence(memorialId);
  await sendDigests({}, new Date(Date.now() + HOUR_MS));
  const order = await orderFlowers(sender, memorialId);
  await bank.pay(order);
  const { orderId, reference } = order;
  await call(verify, { headers: sender.headers, body: { reference, orderId } });
  await sendBirthdayReminders({}, new Date('2027-04-01T06:11:00Z'));
  await db().memorial.update({ where: { id: memorialId }, data: { visibility: 'invited' } });
  const accessRequest = {
    name: 'Lindiwe',
    email: 'lindiwe@example.org',
    message: '',
    language: 'en',
  };
  await storeAccessRequest(
    { memorialId, sealed: seal(JSON.stringify(accessRequest)) },
    screenAccessRequest,
  );
}
const toOwner = (what: string) => `${what} to ${owner.user.email}`;
const ALL = ['access-request', 'birthday', 'condolence-digest', 'condolence-storm', 'tribute'];

describe('the unsubscribe link', () => {
  it('is in every mail about a memorial', async () => {
    await causeMails();
    const allMails = await mails();
    expect(allMails.map(({ what }) => what)).toEqual(expect.arrayContaining(ALL.map(toOwner)));
    for (const { what, unsubscribeUrl, text, html } of allMails.filter(({ what }) =>
      what.includes(owner.user.email),
    )) {
      const token = pauseToken(memorialId, owner.user.id);
      expect(unsubscribeUrl, what).toContain(`/api/condolences/mails/${token}`);
      for (const part of [text, html]) expect(part, what).toContain(`/mails/${token}`);
    }
  });

  it('stops all mails about the memorial to this reader, and to nobody else', async () => {
    expect((await pauseOrResume('pause')).status).toBe(200);
    await causeMails();
    expect((await mails()).map(({ what }) => what)).toEqual([
      `access-request to ${keeper.user.email}`,
      `condolence-digest to ${keeper.user.email}`,
    ]);
    await pauseOrResume('resume');
    await sendBirthdayReminders({}, new Date('2028-04-01T06:11:00Z'));
    expect((await mails()).map(({ what }) => what)).toContain(toOwner('birthday'));
  });
});

describe('a storm of condolences', () => {
  const storms = async () =>
    (await mails()).filter(({ what }) => what.startsWith('condolence-storm'));
  const addStorm = async (createdAt: Date) => {
    for (let each = 0; each < STORM_PER_HOUR; each++)
      await addCondolence(memorialId, { createdAt });
  };

  it('is reported to the owner once, without the text of the condolences', async () => {
    await addStorm(new Date());
    for (let each = 0; each < 3; each++)
      await postCondolence(memorialId, { message: `Words of mine ${each}` });
    const [mail, ...others] = await storms();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      what: toOwner('condolence-storm'),
      subject: 'Very many people are writing about Wangari Test',
    });
    for (const part of [mail?.text, mail?.html]) expect(part).not.toContain('Words of mine');
  });

  it('does not include refused condolences, which the family never sees', async () => {
    const mine = { memorialId, createdAt: new Date() };
    for (let each = 0; each < STORM_PER_HOUR; each++)
      await addCondolence(memorialId, { ...mine, state: 'refused' });
    await postCondolence(memorialId);
    for (let each = 1; each < STORM_PER_HOUR; each++) await addCondolence(memorialId, mine);
    await postCondolence(memorialId, { token: '' }); // refused: it has no token and repeats a text
    expect(await storms()).toEqual([]);
    expect(await db().guestBook.count({ where: { memorialId, NOT: { stormUntil: null } } })).toBe(
      0,
    );
    await postCondolence(memorialId, { message: 'And words of a person.' });
    expect(await storms()).toHaveLength(1);
  });

  it('is reported again if another one starts after a calm period', async () => {
    await addStorm(new Date());
    await postCondolence(memorialId);
    expect(await storms()).toHaveLength(1);
    await db().guestBook.update({
      where: { memorialId },
      data: { stormUntil: new Date(Date.now() - CALM_HOURS * HOUR_MS) },
    });
    await postCondolence(memorialId, { message: 'And words of another day.' });
    expect(await storms()).toHaveLength(2);
  });

  it('is not reported without an owner', async () => {
    await db().keeper.deleteMany({ where: { memorialId, role: 'owner' } });
    await addStorm(new Date());
    expect((await postCondolence(memorialId)).status).toBe(201);
    expect(await storms()).toEqual([]);
  });
});

it('a digest says how many condolences have a picture, but shows none', async () => {
  const { id } = await addCondolence(memorialId, { createdAt: new Date() });
  await addCondolence(memorialId, { createdAt: new Date() });
  const mediaId = await addPicture(id);
  await sendDigests({}, new Date(Date.now() + HOUR_MS));
  const [digest] = await mails();
  expect(digest?.subject).toContain('2 messages');
  expect(digest?.text).toContain('With a picture: 1.');
  for (const part of [digest?.text, digest?.html]) expect(part).not.toContain(mediaId);
});
