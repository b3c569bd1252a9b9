import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DELETE } from '@/app/api/memorials/[id]/condolences/first-reader/route';
import { declineFirstReading } from '@/lib/condolences/commands/decline-first-reading';
import { maintainCondolences } from '@/lib/condolences/commands/maintain-condolences';
import { sendDigests } from '@/lib/condolences/commands/send-digests';
import { deleteKeeper } from '@/lib/keepers/commands/delete-keeper';
import { endFirstReadings } from '@/lib/keepers/commands/end-first-readings';
import { INVITATION_DAYS } from '@/lib/keepers/rules';
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

it.each<[string, string, () => Promise<unknown>, () => string[]]>([
  [
    'a keeper ends it',
    'Noor',
    async () => {
      await askFriend();
      const { headers } = keeper;
      await call(DELETE, { method: 'DELETE', params: { id: memorialId }, headers });
    },
    () => [owner.user.email],
  ],
  [
    'the friend would rather not',
    'Noor',
    async () => declineFirstReading(await askFriend()),
    () => [owner.user.email, keeper.user.email],
  ],
  [
    'the keeper who had asked the friend leaves',
    'Noor',
    async () => {
      await askFriend();
      await leave();
    },
    () => [owner.user.email],
  ],
  [
    'that keeper deletes their profile',
    'Noor',
    async () => {
      await askFriend();
      await db().$transaction((tx) => deleteMemberData.invitations(tx, keeper.user.id));
    },
    () => [owner.user.email],
  ],
  [
    'the keeper who read first leaves',
    'Kim Keane',
    async () => {
      await addReadingKeeper(memorialId, keeper.user.id);
      await leave();
    },
    () => [owner.user.email],
  ],
])('is announced with what was not read, when %s', async (_, reader, end, recipients) => {
  const events = ['condolence.waiting'];
  await addEndpoint('https://hooks.example.org/', { userId: owner.user.id, events });
  const unread = await addCondolence(memorialId, { waitingSince: new Date() });
  const aside = await addCondolence(memorialId, { setAsideAt: new Date() });
  await takePublishedEvents();
  await end();
  expect(await db().firstReader.count({ where: { memorialId } })).toBe(0);
  expect((await condolenceRow(unread.id)).readFirstAt).not.toBeNull();
  expect((await condolenceRow(aside.id)).readFirstAt).toBeNull();
  expect(await takePublishedEvents()).toEqual([`condolence.waiting ${memorialId} ${unread.id}`]);
  const mails = await db().outboxMail.findMany({
    where: { subject: `${reader} no longer reads first` },
  });
  expect(mails.map(({ to }) => to).sort()).toEqual(recipients().sort());
});

it('makes what was not read news for the next mail about what waits', async () => {
  const START = Date.parse('2026-05-01T08:00:00Z');
  const at = (milliseconds: number) => new Date(START + milliseconds);
  const digests = async () =>
    (await db().outboxMail.findMany()).filter(
      ({ to, subject }) => to === owner.user.email && /waiting for you/.test(subject),
    ).length;
  await askFriend();
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
  expect(await db().outboxMail.count({ where: { to: owner.user.email } })).toBe(1);
});
