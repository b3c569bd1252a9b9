import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { startWorker } from '@/lib/platform/jobs/worker';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { jobHandlers } from '@/server/job-handlers';
import { startMailServer } from '../../ports/mail/mail-server';

/** The limit from security.md, fact 8. */
const MAX_MS = 60_000;

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  await prepareJobs(env().DATABASE_URL);
});
afterAll(() => server.close());

it("a killed worker's job runs again within a minute", { timeout: 120_000 }, async () => {
  await post();
  await killWhileItSends();
  env().SMTP_URL = server.url;
  const worker = await startWorker(jobHandlers);
  try {
    await vi.waitUntil(() => server.received.length > 0, { timeout: MAX_MS, interval: 200 });
    await vi.waitUntil(async () => (await mail()).sentAt !== null, { timeout: MAX_MS });
    expect(server.received).toHaveLength(1);
  } finally {
    await worker.stop();
  }
});

const post = () =>
  db().$transaction((tx) =>
    enqueueMail(tx, {
      key: 'receipt/killed',
      to: 'ada@example.org',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    }),
  );

const mail = () => db().outboxMail.findUniqueOrThrow({ where: { key: 'receipt/killed' } });

/** Kills a second process while it runs the mail's job. */
async function killWhileItSends(): Promise<void> {
  const silentServer = createServer();
  await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve));
  const address = silentServer.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const child = startDoomedWorker(`smtp://127.0.0.1:${port}`);
  await once(silentServer, 'connection');
  child.kill('SIGKILL');
  await once(child, 'exit');
  silentServer.close();
  const jobs = await db().$queryRaw<{ state: string }[]>`
    SELECT state::text FROM pgboss.job WHERE name = 'send-mail'`;
  expect(jobs).toEqual([{ state: 'active' }]);
}

function startDoomedWorker(smtpUrl: string): ChildProcess {
  const script = new URL('./doomed-worker.ts', import.meta.url).pathname;
  return spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, SMTP_URL: smtpUrl, NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
