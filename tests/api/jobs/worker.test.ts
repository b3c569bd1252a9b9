import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { startWorker } from '@/lib/platform/jobs/worker';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { jobHandlers } from '@/server/job-handlers';
import { PATIENCE } from '@/tests/support/patience';
import { startMailServer } from '../../ports/mail/mail-server';

const MAIL_TEXT = { subject: '123456 is your code', text: 'Code 123456', html: '<p>123456</p>' };

let server: Awaited<ReturnType<typeof startMailServer>>;
let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  server = await startMailServer();
  env().SMTP_URL = server.url;
  await prepareJobs(env().DATABASE_URL);
  worker = await startWorker(jobHandlers);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const post = (to: string) =>
  db().$transaction((tx) => enqueueMail(tx, { key: `otp/${to}`, to, ...MAIL_TEXT }));
const mailTo = (to: string) => db().outboxMail.findUniqueOrThrow({ where: { key: `otp/${to}` } });
const receivedBy = (to: string) => server.received.filter(({ recipients }) => recipients[0] === to);

describe('the worker', () => {
  it('sends an enqueued mail, and deletes its content and the code in its subject', async () => {
    await post('soon@example.org');
    await vi.waitUntil(() => receivedBy('soon@example.org').length > 0, PATIENCE);
    const sent = await vi.waitUntil(async () => {
      const mail = await mailTo('soon@example.org');
      return mail.sentAt && mail;
    }, PATIENCE);
    expect(sent).toMatchObject({ text: '', html: '', subject: '****** is your code' });
  });

  it('sends twenty parallel mails once each', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `n${at}@example.org`);
    await Promise.all(names.map(post));
    await vi.waitUntil(() => names.every((name) => receivedBy(name).length > 0), PATIENCE);
    expect(names.map((name) => receivedBy(name).length)).toEqual(names.map(() => 1));
  });

  it('sends a mail later if the mail server is down', async () => {
    await server.close();
    await post('later@example.org');
    await vi.waitUntil(async () => (await mailTo('later@example.org')).attempts > 0, PATIENCE);
    server = await startMailServer({}, server.port);
    await vi.waitUntil(() => receivedBy('later@example.org').length > 0, PATIENCE);
    expect(receivedBy('later@example.org')).toHaveLength(1);
  });

  it('retries an hour later if the address was refused', async () => {
    server.answer.refuse = { code: 550, message: 'no such mailbox' };
    await post('nobody@example.org');
    await vi.waitUntil(async () => (await mailTo('nobody@example.org')).attempts > 0, PATIENCE);
    const { id } = await mailTo('nobody@example.org');
    const [next] = await db().$queryRaw<{ wait: number }[]>`
      SELECT extract(epoch FROM start_after - now())::float AS wait FROM pgboss.job
      WHERE data->>'mailId' = ${id} AND state = 'created'`;
    expect(next?.wait).toBeGreaterThan(3_500);
  });

  it('has a schedule for every recurring job', async () => {
    const rows = await db().$queryRaw<{ name: string }[]>`
      SELECT name FROM pgboss.schedule ORDER BY name`;
    expect(rows.map(({ name }) => name)).toEqual([
      'count-search-words',
      'delete-due',
      'end-keepers',
      'find-incomplete-pictures',
      'find-lost-refunds',
      'find-unprepared-videos',
      'forget-cases',
      'forget-drafts',
      'forget-expired',
      'forget-old-mail',
      'offer-memorials',
      'rekey-search',
      'remove-media',
      'remove-old-assets',
      'remove-stray-objects',
      'remove-stray-pieces',
      'requeue-mail',
      'run-handovers',
      'send-birthday-reminders',
      'send-condolence-digests',
      'tend-condolences',
      'tend-keys',
      'tend-webhooks',
      'watch-silence',
      'watch-site',
    ]);
  });
});
