import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as sayHere } from '@/app/api/keepers/here/route';
import { DELETE as stop } from '@/app/api/memorials/[id]/handover/route';
import { GET as readKeepers } from '@/app/api/memorials/[id]/keepers/route';
import { hasInvitation } from '@/lib/access/queries/has-invitation';
import { logIn } from '@/lib/accounts/commands/log-in';
import { runHandovers } from '@/lib/keepers/commands/run-handovers';
import { watchSilence } from '@/lib/keepers/commands/watch-silence';
import { OBJECTION_PAUSE_DAYS } from '@/lib/keepers/handover-rules';
import { listMemorialKeepers } from '@/lib/keepers/queries/memorial-keepers';
import { db } from '@/lib/platform/db/client';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { auditOf } from '@/tests/support/audit';
import { call } from '@/tests/support/call';
import { ada, ben, cora, kim, PASSWORD, type Person, viewerOf } from '@/tests/support/cast';
import { actionsOf, addKeeper } from '@/tests/support/keeper';
import { addMemorial } from '@/tests/support/memorial';
import { subjectsTo } from '@/tests/support/outbox';

const LAST_SEEN = new Date('2026-11-26T10:00:00Z');
/** Returns the date this many days after the owner has been silent for 24 months. */
const at = (days: number) => new Date(Date.UTC(2028, 10, 26, 10) + days * 86_400_000);

let owner: Person;
let successor: Person;
let keeper: Person;
let contributor: Person;
let id: string;

beforeAll(async () => {
  [owner, successor, keeper, contributor] = [await ada(), await kim(), await ben(), await cora()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().outboxMail.deleteMany();
  await db().silenceQuestion.deleteMany();
  await db().keeper.deleteMany({ where: { userId: owner.user.id } });
  id = await addMemorial({ createdById: owner.user.id, fullName: 'Sipho Ndlovu' });
  await addKeeper(id, successor, 'keeper');
  await addKeeper(id, keeper, 'keeper');
  await addKeeper(id, contributor, 'contributor');
  await db().keeper.updateMany({
    where: { memorialId: id, userId: successor.user.id },
    data: { succession: 'accepted' },
  });
  await db().user.updateMany({ data: { lastSeenAt: LAST_SEEN } });
});

const roles = async () =>
  Object.fromEntries(
    (await db().keeper.findMany({ where: { memorialId: id } })).map(({ userId, role }) => [
      userId,
      role,
    ]),
  );
const actions = () => actionsOf(id);
/** Runs the jobs twice on every tenth day of the period and on its last day. */
async function runDays(from: number, to: number): Promise<void> {
  const days = Array.from({ length: Math.ceil((to - from) / 10) }, (_, at) => from + 10 * at);
  for (const day of [...days, to])
    for (const run of [watchSilence, runHandovers, watchSilence, runHandovers])
      await run({}, at(day));
}
async function newestSecret(): Promise<string> {
  const mail = await db().outboxMail.findFirst({
    where: { to: owner.user.email },
    orderBy: { createdAt: 'desc' },
  });
  return /\/keep\/here\/(\w{22})/.exec(mail?.text ?? '')?.[1] ?? '';
}
const ANNOUNCED =
  'Kim Keane will become the owner of the memorial of Sipho Ndlovu on 26 March 2029';
const UNCHANGED = 'The memorial of Sipho Ndlovu stays with its owner';

describe('a silent owner', () => {
  it('is asked three times, then the successor takes over on the announced day', async () => {
    await runDays(-2, -1);
    expect(await subjectsTo(owner)).toEqual([]);
    await runDays(0, 29);
    expect(await subjectsTo(owner)).toEqual(['Are you still there?']);
    await runDays(30, 89);
    expect(await subjectsTo(owner)).toEqual(Array(3).fill('Are you still there?'));
    expect(await subjectsTo(successor)).toEqual([]);

    await runDays(90, 119);
    expect((await subjectsTo(owner)).at(-1)).toBe(
      'Kim Keane will become the owner of the memorial of Sipho Ndlovu on 26 March 2029',
    );
    for (const person of [successor, keeper]) expect(await subjectsTo(person)).toEqual([ANNOUNCED]);
    expect(await subjectsTo(contributor)).toEqual([]);
    expect((await roles())[owner.user.id]).toBe('owner');

    await runDays(120, 125);
    expect(await roles()).toEqual({
      [successor.user.id]: 'owner',
      [owner.user.id]: 'keeper',
      [keeper.user.id]: 'keeper',
      [contributor.user.id]: 'contributor',
    });
    const done = 'Kim Keane is now the owner of the memorial of Sipho Ndlovu';
    for (const person of [owner, successor, keeper])
      expect((await subjectsTo(person)).filter((subject) => subject === done)).toHaveLength(1);
    expect(await actions()).toEqual(['handoverAnnounced', 'handedOver']);
    expect((await auditOf(`memorial/${id}`)).map(({ actor, action }) => [actor, action])).toEqual([
      ['system', 'handover.announce'],
      ['system', 'handover.done'],
    ]);
  });

  it('can still read private details afterwards', async () => {
    await runDays(0, 120);
    const { keepers } = await listMemorialKeepers(viewerOf(owner), id);
    expect(keepers.find(({ userId }) => userId === owner.user.id)).toMatchObject({
      role: 'keeper',
      mayReadPrivate: true,
    });
  });

  it('keeps the memorial by logging in on the last day', async () => {
    await runDays(0, 119);
    const input = { email: owner.user.email, password: PASSWORD };
    await logIn(input, '', hasInvitation, async () => {}, at(119.5));
    await runDays(120, 121);
    expect((await roles())[owner.user.id]).toBe('owner');
    expect((await subjectsTo(successor)).at(-1)).toBe(UNCHANGED);
    expect(await actions()).toEqual(['handoverAnnounced', 'handoverCancelled']);
  });

  it('keeps the memorial with one click on the page of a mailed link, without logging in', async () => {
    await runDays(0, 100);
    const token = await newestSecret();
    const { status, body } = await call(sayHere, { body: { token } });
    expect([status, body.message]).toEqual([
      200,
      'Good to hear from you. Everything stays as it is.',
    ]);
    expect((await subjectsTo(keeper)).at(-1)).toBe(UNCHANGED);
    expect((await call(sayHere, { body: { token } })).status).toBe(200);
    expect((await call(sayHere, { body: { token: newSecretId() } })).status).toBe(404);
    expect(await actions()).toEqual(['handoverAnnounced', 'handoverCancelled']);
  });

  it('restarts the period by returning', async () => {
    await runDays(0, 65);
    await db().user.updateMany({
      where: { id: owner.user.id },
      data: { lastSeenAt: new Date(at(66).getTime()) },
    });
    await db().outboxMail.deleteMany();
    await runDays(67, 200);
    expect(await subjectsTo(owner)).toEqual([]);
  });

  it('gets the full period even if no job ran for a year', async () => {
    for (const day of [400, 401, 429]) await runDays(day, day);
    expect(await subjectsTo(owner)).toEqual(['Are you still there?']);
    for (const day of [430, 460, 489]) await runDays(day, day);
    expect((await roles())[owner.user.id]).toBe('owner');
    expect(await subjectsTo(successor)).toEqual([]);
  });

  it.each([
    ['named nobody', null],
    ['named somebody who has not said yes', 'asked'],
  ] as const)('is not asked after they %s', async (_, succession) => {
    await db().keeper.updateMany({ where: { userId: successor.user.id }, data: { succession } });
    await runDays(0, 200);
    expect(await subjectsTo(owner)).toEqual([]);
    expect(await actions()).toEqual([]);
  });

  it('is asked once, however many instances ask at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => watchSilence({}, at(0))));
    expect(await subjectsTo(owner)).toHaveLength(1);
    for (const day of [30, 60]) await watchSilence({}, at(day));
    await Promise.all(Array.from({ length: 6 }, () => watchSilence({}, at(90))));
    expect(await db().handover.count({ where: { memorialId: id } })).toBe(1);
    await Promise.all(Array.from({ length: 6 }, () => runHandovers({}, at(120))));
    expect(await actions()).toEqual(['handoverAnnounced', 'handedOver']);
  });
});

describe('an announced handover', () => {
  const stopBy = (person: Pick<Person, 'headers'>) =>
    call(stop, { method: 'DELETE', params: { id }, headers: person.headers });
  const handoverShownTo = async (person: Person) =>
    (await call(readKeepers, { params: { id }, headers: person.headers })).body.handover;

  it('stops if a keeper objects, and is not announced again for a while', async () => {
    await runDays(0, 90);
    expect((await stopBy(contributor)).status).toBe(403);
    expect((await stopBy(keeper)).status).toBe(200);
    expect((await stopBy(keeper)).status).toBe(404);
    expect((await subjectsTo(successor)).at(-1)).toBe(
      'The memorial of Sipho Ndlovu is not being handed over for now',
    );
    // The objection has the date of the real clock.
    const endedAt = at(91);
    await db().handover.updateMany({ where: { memorialId: id }, data: { endedAt } });
    await runDays(92, 91 + OBJECTION_PAUSE_DAYS - 1);
    expect(await actions()).toEqual(['handoverAnnounced', 'handoverObjected']);
    expect((await roles())[owner.user.id]).toBe('owner');
    await runDays(91 + OBJECTION_PAUSE_DAYS, 91 + OBJECTION_PAUSE_DAYS + 1);
    expect((await actions()).at(-1)).toBe('handoverAnnounced');
  });

  it('is cancelled when the successor withdraws', async () => {
    await runDays(0, 100);
    await db().keeper.updateMany({
      where: { userId: successor.user.id },
      data: { succession: null },
    });
    await runDays(101, 125);
    expect((await roles())[owner.user.id]).toBe('owner');
    expect(await actions()).toEqual(['handoverAnnounced', 'handoverCancelled']);
  });

  it('is shown to those who look after the memorial until the owner returns', async () => {
    await runDays(0, 90);
    for (const person of [successor, keeper, contributor])
      expect(await handoverShownTo(person)).toEqual({
        kind: 'silence',
        person: 'Kim Keane',
        isViewer: person === successor,
        isByViewer: false,
        dueAt: at(120).toISOString(),
      });
    await db().user.updateMany({
      where: { id: owner.user.id },
      data: { lastSeenAt: new Date(at(91).getTime()) },
    });
    expect(await handoverShownTo(keeper)).toBeNull();
  });
});
