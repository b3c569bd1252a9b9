import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DELETE } from '@/app/api/memorials/[id]/condolences/first-reader/route';
import { declineFirstReading } from '@/lib/condolences/commands/decline-first-reading';
import { maintainCondolences } from '@/lib/condolences/commands/maintain-condolences';
import { sendDigests } from '@/lib/condolences/commands/send-digests';
import { deleteKeeper } from '@/lib/keepers/commands/delete-keeper';
import { endFirstReadings } from '@/lib/keepers/commands/end-first-readings';
import { FIRST_READING_HOURS, INVITATION_DAYS } from '@/lib/keepers/rules';
import { deleteMemberData } from '@/lib/memorials/commands/delete-member-data';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/durations';
import { call } from '../../../support/call';
import { ada, kim, type Person, viewerOf } from '../../../support/cast';
import { addCondolence, condolenceRow } from '../../../support/condolence';
import { addFriend, addReadingKeeper } from '../../../support/first-reader';
import { addKeeper } from '../../../support/keeper';
import { addMemorial } from '../../../support/memorial';
import { addEndpoint, takePublishedEvents } from '../../../support/webhook';

let owner: Person;
let keeper: Person;
let memorialId: string;
beforeAll(async () => {
  [owner, keeper] = [await ada(), await kim()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().condolence.deleteMany();
  await db().outboxMail.deleteMany();
  await db().webhookEndpoint.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id });
  await addKeeper(memorialId, keeper, 'keeper');
});

const askFriend = () => addFriend(memorialId, { chosenById: keeper.user.id });
const leave = () => deleteKeeper(viewerOf(keeper), memorialId, keeper.user.id);

const readsFirst = () => addReadingKeeper(memorialId, keeper.user.id);
const deleteProfile = () =>
  db().$transaction((tx) => deleteMemberData.invitations(tx, keeper.user.id));
const endIt = (headers: Record<string, string>) =>
  call(DELETE, { method: 'DELETE', params: { id: memorialId }, headers });

type Ended = [
  when: string,
  reader: string,
  begin: () => Promise<unknown>,
  end: (secret: string) => Promise<unknown>,
  isKeeperMailed: boolean,
];
it.each<Ended>([
  ['a keeper ends it', 'Noor', askFriend, () => endIt(keeper.headers), false],
  ['the friend would rather not', 'Noor', askFriend, declineFirstReading, true],
  ['the keeper who had asked the friend leaves', 'Noor', askFriend, leave, false],
  ['that keeper deletes their profile', 'Noor', askFriend, deleteProfile, false],
  ['the keeper who read first leaves', 'Kim Keane', readsFirst, leave, false],
])(
  'is announced with what was not read, when %s',
  async (_, reader, begin, end, isKeeperMailed) => {
    const events = ['condolence.waiting'];
    await addEndpoint('https://hooks.example.org/', { userId: owner.user.id, events });
    const known = await addCondolence(memorialId, { waitingSince: new Date(Date.now() - HOUR_MS) });
    const secret = String(await begin());
    const unread = await addCondolence(memorialId, { waitingSince: new Date() });
    const aside = await addCondolence(memorialId, { setAsideAt: new Date() });
    await takePublishedEvents();
    await end(secret);
    expect(await db().firstReader.count({ where: { memorialId } })).toBe(0);
    expect((await condolenceRow(unread.id)).readFirstAt).not.toBeNull();
    for (const { id } of [known, aside]) expect((await condolenceRow(id)).readFirstAt).toBeNull();
    expect(await takePublishedEvents()).toEqual([`condolence.waiting ${memorialId} ${unread.id}`]);
    const mails = await db().outboxMail.findMany({
      where: { subject: `${reader} no longer reads first` },
    });
    const recipients = [owner.user.email, ...(isKeeperMailed ? [keeper.user.email] : [])];
    expect(mails.map(({ to }) => to).sort()).toEqual(recipients.sort());
  },
);

it('does not announce again what all have seen, because it waits for long', async () => {
  await askFriend();
  const longAgo = new Date(Date.now() - (FIRST_READING_HOURS + 1) * HOUR_MS);
  await db().firstReader.update({ where: { memorialId }, data: { createdAt: longAgo } });
  const { id } = await addCondolence(memorialId, { waitingSince: longAgo });
  await endIt(keeper.headers);
  expect((await condolenceRow(id)).readFirstAt).toBeNull();
});

it('is not for a keeper who is leaving', async () => {
  await askFriend();
  const role = { memorialId_userId: { memorialId, userId: keeper.user.id } };
  const leavesAt = new Date(Date.now() + HOUR_MS);
  await db().keeper.update({ where: role, data: { leavesAt } });
  expect((await endIt(keeper.headers)).status).toBe(403);
  expect(await db().firstReader.count({ where: { memorialId } })).toBe(1);
});

it('makes what was not read news for the next mail about what waits', async () => {
  const START = Date.parse('2026-05-01T08:00:00Z');
  const at = (milliseconds: number) => new Date(START + milliseconds);
  const digests = async () =>
    (await db().outboxMail.findMany()).filter(
      ({ to, subject }) => to === owner.user.email && /waiting for you/.test(subject),
    ).length;
  await askFriend();
  await db().firstReader.update({ where: { memorialId }, data: { createdAt: at(-HOUR_MS) } });
  await addCondolence(memorialId, { createdAt: at(0), waitingSince: at(0) });
  await addCondolence(memorialId, {
    createdAt: at(0),
    waitingSince: at(0),
    readFirstAt: at(HOUR_MS),
  });
  await sendDigests({}, at(HOUR_MS + 11 * MINUTE_MS));
  expect(await digests()).toBe(1);
  await db().$transaction((tx) => endFirstReadings(tx, { memorialId }, null, at(2 * HOUR_MS)));
  await sendDigests({}, at(6 * HOUR_MS));
  expect(await digests()).toBe(2);
});

it('comes after some days for a friend who was told what waits and never used the link', async () => {
  const longAgo = new Date(Date.now() - INVITATION_DAYS * DAY_MS);
  await askFriend();
  const runWith = async (data: Prisma.FirstReaderUpdateInput) => {
    await db().firstReader.update({ where: { memorialId }, data });
    await maintainCondolences({});
    return db().firstReader.count({ where: { memorialId } });
  };
  expect(await runWith({ sent: 1, lastSentAt: longAgo })).toBe(1); // nothing has arrived since the friend was asked
  expect(await runWith({ sent: 2, lastSentAt: new Date() })).toBe(1);
  expect(await runWith({ usedAt: longAgo, lastSentAt: longAgo })).toBe(1);
  expect(await runWith({ usedAt: null })).toBe(0);
  const [mail] = await db().outboxMail.findMany({ where: { to: owner.user.email } });
  expect(mail?.text).toContain('was never used');
});
