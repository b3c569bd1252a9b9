import { beforeAll, beforeEach, expect, it } from 'vitest';
import { GET as queueOf } from '@/app/api/memorials/[id]/condolences/queue/route';
import { sendDigests } from '@/lib/condolences/commands/send-digests';
import { countWaiting } from '@/lib/condolences/queries/count-waiting';
import { QUEUE_PAGE } from '@/lib/condolences/rules';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { DAY_MS, HOUR_MS } from '@/lib/platform/durations';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { addCondolence } from '../../support/condolence';
import { addMemorial } from '../../support/memorial';

const START = Date.parse('2026-05-01T08:00:00Z');
const at = (milliseconds: number) => new Date(START + milliseconds);

let owner: Person;
let memorialId: string;
beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().condolence.deleteMany();
  await db().outboxMail.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id });
});

const queue = async (page = 1) =>
  (
    await call(queueOf, {
      params: { id: memorialId },
      path: `/?state=waiting&page=${page}`,
      headers: owner.headers,
    })
  ).body;
const mails = () => db().outboxMail.findMany({ orderBy: { createdAt: 'asc' } });

type Reports = { byStrangers?: number; byKeepers?: number };
async function addReports(
  condolenceId: string,
  { byStrangers = 0, byKeepers = 0 }: Reports,
  createdAt = at(0),
): Promise<void> {
  const data = Array.from({ length: byStrangers + byKeepers }, (_, each) => ({
    condolenceId,
    reporterHash: newId(),
    reason: 'cruel' as const,
    isByKeeper: each < byKeepers,
    createdAt,
  }));
  await db().condolenceReport.createMany({ data });
}

type Columns = Partial<Prisma.CondolenceUncheckedCreateInput>;
const UNREAD: Columns = { state: 'published', createdAt: at(0), publishedAt: at(0) };
const APPROVED: Columns = { ...UNREAD, decidedAt: at(0) };
const WAITING: Columns = { state: 'waiting', createdAt: at(0), waitingSince: at(0) };
const HIDDEN: Columns = { ...WAITING, publishedAt: at(0) };

const ASKED: Record<string, [Columns, Reports]> = {
  'approved, reported by two': [APPROVED, { byStrangers: 2 }],
  'approved, reported by a keeper': [APPROVED, { byKeepers: 1 }],
  'hidden by two': [HIDDEN, { byStrangers: 2 }],
  'kept by the operator, hidden by a keeper': [{ ...HIDDEN, keptAt: at(0) }, { byKeepers: 1 }],
  'by the family, hidden by an earlier release': [
    { ...HIDDEN, isFromFamily: true },
    { byStrangers: 2 },
  ],
  'taken off the page, reported by two': [WAITING, { byStrangers: 2 }],
};
const NOT_ASKED: Record<string, [Columns, Reports]> = {
  'approved, reported by one': [APPROVED, { byStrangers: 1 }],
  'published unread, reported by one': [UNREAD, { byStrangers: 1 }],
  'taken off the page, reported by one': [WAITING, { byStrangers: 1 }],
  'not reported': [WAITING, {}],
  'by the family': [
    { ...UNREAD, isFromFamily: true },
    { byStrangers: 2, byKeepers: 1 },
  ],
  'kept by the operator': [{ ...APPROVED, keptAt: at(0) }, { byStrangers: 2 }],
  'kept by the family': [
    { ...APPROVED, familyKeptAt: at(0) },
    { byStrangers: 2, byKeepers: 1 },
  ],
  declined: [{ ...WAITING, state: 'declined' }, { byStrangers: 2 }],
  held: [{ ...WAITING, state: 'held' }, { byStrangers: 2 }],
};

it('asks about the same condolences in the list, its count and the mail', async () => {
  for (const [message, [columns, reports]] of Object.entries({ ...ASKED, ...NOT_ASKED })) {
    const { id } = await addCondolence(memorialId, { ...columns, message });
    await addReports(id, reports);
  }
  const body = await queue();
  const listed: { message: string; reports: number }[] = body.condolences;
  const asked = listed.flatMap(({ message, reports }) => (reports > 0 ? [message] : []));
  expect(asked.sort()).toEqual(Object.keys(ASKED).sort());
  const others = listed.flatMap(({ message, reports }) => (reports === 0 ? [message] : []));
  expect(others.sort()).toEqual(['not reported', 'taken off the page, reported by one']);
  expect(body).toMatchObject({ total: listed.length, counts: { waiting: listed.length } });
  expect((await countWaiting({ userId: owner.user.id }, memorialId)).condolence).toBe(
    listed.length,
  );
  await sendDigests({}, at(HOUR_MS));
  expect(await mails()).toMatchObject([
    {
      subject: `${listed.length} messages about Wangari Test are waiting for you`,
      text: expect.stringContaining(`${asked.length} messages were reported.`),
    },
  ]);
});

it('mails the family when enough people have reported it, and not for each further report', async () => {
  const { id } = await addCondolence(memorialId, APPROVED);
  for (const [days, sent] of [
    [0, 0],
    [5, 1],
    [6, 1],
  ] as const) {
    await addReports(id, { byStrangers: 1 }, at(days * DAY_MS));
    await sendDigests({}, at(days * DAY_MS + HOUR_MS));
    expect(await mails()).toHaveLength(sent);
  }
  expect((await mails())[0]?.subject).toBe('1 message about Wangari Test is waiting for you');
});

it('counts what it asks about on the page in the page numbers', async () => {
  const { id } = await addCondolence(memorialId, { state: 'published', decidedAt: at(0) });
  await addReports(id, { byStrangers: 2 });
  for (let each = 0; each < QUEUE_PAGE; each++) await addCondolence(memorialId);
  const total = QUEUE_PAGE + 1;
  const first = await queue();
  expect(first).toMatchObject({ currentPage: 1, totalPages: 2, total });
  expect(first.condolences).toHaveLength(QUEUE_PAGE);
  const second = await queue(2);
  expect(second).toMatchObject({ currentPage: 2, totalPages: 2, total });
  expect(second.condolences).toMatchObject([{ _id: id, state: 'published', reports: 2 }]);
});
