import { expect, it } from 'vitest';
import { POST } from '@/app/api/contact/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { MAIL_FAULTS } from '@/tests/ports/faults/mails';
import { startMailServer } from '@/tests/ports/mail/mail-server';
import { call } from '@/tests/support/call';

const MESSAGE = {
  name: 'Ben Botha',
  email: 'ben@example.org',
  subject: 'A wrong date',
  message: 'His birthday was in May.',
};

/** tests/ports/mail/smtp.test.ts covers a server that does not answer. */
const FAULTS_WITH_ANSWER = MAIL_FAULTS.filter(({ isSilent }) => !isSilent);

it.each(FAULTS_WITH_ANSWER)(
  'with $name, a message is stored, retried, and sent once',
  async ({ begin }) => {
    await db().outboxMail.deleteMany();
    const end = await begin();
    expect((await call(POST, { body: MESSAGE })).status).toBe(200);
    const { id: mailId } = await db().outboxMail.findFirstOrThrow();
    await sendMail({ mailId });
    const waiting = await db().outboxMail.findUniqueOrThrow({ where: { id: mailId } });
    expect(waiting).toMatchObject({ sentAt: null, attempts: 1 });
    const jobs = await db().$queryRaw<object[]>`
    SELECT 1 FROM pgboss.job WHERE name = 'send-mail' AND data->>'mailId' = ${mailId} AND state < 'active'`;
    expect(jobs.length).toBeGreaterThan(0);
    await end();
    const server = await startMailServer();
    const usual = env().SMTP_URL;
    Object.assign(env(), { SMTP_URL: server.url });
    for (let time = 0; time < 2; time += 1) await sendMail({ mailId });
    Object.assign(env(), { SMTP_URL: usual });
    expect(server.received.map(({ mail }) => mail.subject)).toEqual(['Contact: A wrong date']);
    await server.close();
  },
);
