import { beforeAll, beforeEach, expect, it } from 'vitest';
import { POST } from '@/app/api/admin/legal/[kind]/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { jobHandlers } from '@/server/job-handlers';
import { call } from '../../../support/call';
import { PASSWORD, type Person, root } from '../../../support/cast';
import { deleteLegalTexts } from '../../../support/legal-texts';

let admin: Person;

beforeAll(async () => {
  await prepareJobs(env().DATABASE_URL);
  admin = await root();
});
beforeEach(async () => {
  await deleteLegalTexts();
  await db().rateLimit.deleteMany();
  await db().outboxMail.deleteMany();
  await db().user.deleteMany({ where: { id: { not: admin.user.id } } });
  await db().$executeRaw`DELETE FROM pgboss.job`;
});

const SUMMARY = 'Flowers are paid back for 14 days.\nNothing else has changed.';

async function addMember(fields: { language?: string; emailVerifiedAt?: Date | null } = {}) {
  const id = newId();
  const email = `${id}@example.org`.toLowerCase();
  await db().user.create({
    data: {
      ...{ id, email, passwordHash: '', firstName: 'Thandi', lastName: 'Dube' },
      emailVerifiedAt: new Date(Date.now() - 1_000),
      ...fields,
    },
    select: { id: true },
  });
  return email;
}

const publish = (summary?: string, kind = 'terms', version = 0) =>
  call(POST, {
    params: { kind },
    headers: admin.headers,
    body: { language: 'en', version, body: `Ours ${version}`, password: PASSWORD, summary },
  });

type Job = { kind: 'terms'; language: string; version: number; after: string };
const jobs = () =>
  db().$queryRaw<{ data: Job }[]>`
    SELECT data FROM pgboss.job WHERE name = 'tell-members' ORDER BY created_on`;
const mails = () => db().outboxMail.findMany({ orderBy: { createdAt: 'asc' } });
const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to === email);
const run = (data: Job) => jobHandlers['tell-members'](data);

it('sends no mail unless the admin asks for it', async () => {
  await addMember();
  await publish();
  expect(await jobs()).toEqual([]);
});

it('mails each member with a verified address once, in their language, with the summary unchanged', async () => {
  const [english, zulu] = [await addMember(), await addMember({ language: 'zu' })];
  await addMember({ emailVerifiedAt: null });
  expect((await publish(SUMMARY)).status).toBe(200);
  const [job] = await jobs();
  expect(job?.data).toEqual({ kind: 'terms', language: 'en', version: 1, after: '' });
  if (!job) return;
  for (let times = 0; times < 2; times++) await run(job.data);
  expect((await mails()).map(({ to }) => to).sort()).toEqual(
    [english, zulu, admin.user.email].sort(),
  );
  const [mail] = await mailsTo(english);
  expect(mail?.subject).toBe('New terms for Perennial');
  expect(mail?.text).toContain(SUMMARY);
  expect(mail?.text).toMatch(/Read the text: http\S+\/terms_and_conditions\n/);
  const [other] = await mailsTo(zulu);
  expect(other?.subject).toMatch(/^Imigomo emisha ye-\u2060?Perennial$/);
  expect(other?.text).toContain(SUMMARY);
  expect(other?.text).toMatch(/\/zu\/terms_and_conditions\n/);
});

it('does not mail members who signed up after the publication', async () => {
  await publish(SUMMARY);
  const late = await addMember({ emailVerifiedAt: new Date(Date.now() + 60_000) });
  for (const { data } of await jobs()) await run(data);
  expect(await mailsTo(late)).toEqual([]);
});

it('mails many members in batches with pauses, once each, even if every job runs twice', async () => {
  const emails: string[] = [];
  for (let count = 0; count < 450; count++) emails.push(await addMember());
  await publish(SUMMARY, 'privacy');
  const cursors: string[] = [];
  for (let batch = 0; batch < 3; batch++) {
    const waiting = await jobs();
    expect(waiting).toHaveLength(batch + 1);
    const data = waiting[batch]?.data;
    if (!data) throw new Error('No job is left');
    // A worker that is killed between commit and completion makes the job run again.
    await run(data);
    await run(data);
    cursors.push(data.after);
    expect(await db().outboxMail.count()).toBe(Math.min(451, 200 * (batch + 1)));
  }
  expect(await jobs()).toHaveLength(3);
  expect(new Set(cursors).size).toBe(3);
  expect(new Set((await mails()).map(({ to }) => to))).toEqual(
    new Set([...emails, admin.user.email]),
  );
  const [pause] = await db().$queryRaw<{ seconds: number }[]>`
    SELECT min(extract(epoch FROM start_after - created_on))::int AS seconds FROM pgboss.job
    WHERE name = 'tell-members' AND data->>'after' <> ''`;
  expect(pause?.seconds).toBeGreaterThanOrEqual(29);
});

it('sends no mail of a batch whose transaction fails, and all of them when the job runs again', async () => {
  await addMember();
  await publish(SUMMARY);
  const [job] = await jobs();
  if (!job) throw new Error('No job');
  await db()
    .$executeRaw`ALTER TABLE outbox ADD CONSTRAINT refuse CHECK ("to" NOT LIKE '%@example.org') NOT VALID`;
  await expect(run(job.data)).rejects.toThrow();
  expect(await db().outboxMail.count()).toBe(0);
  await db().$executeRaw`ALTER TABLE outbox DROP CONSTRAINT refuse`;
  await run(job.data);
  expect(await db().outboxMail.count()).toBe(2);
});

it('mails about each version', async () => {
  const email = await addMember();
  await publish(SUMMARY);
  await publish('And candles, too.', 'terms', 1);
  for (const { data } of await jobs()) await run(data);
  expect(await mailsTo(email)).toHaveLength(2);
});
