import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { POST as notice } from '@/app/api/payments/webhook/paystack/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { reconcileOrder } from '@/tests/support/settling';
import { waitForBlockedStatement } from '@/tests/support/wait-for-blocked-statement';
import { startMailServer } from '../../../ports/mail/mail-server';
import { signedNotice, startBank } from '../../../support/bank';
import { call } from '../../../support/call';
import { ada, type Person } from '../../../support/cast';
import { lockRow } from '../../../support/locked-row';
import { addDraft, openOrder } from '../../../support/order';
import { shortenTimeouts } from '../../../support/shorten-timeouts';

type Order = Awaited<ReturnType<typeof openOrder>>;

const bank = await startBank();
let owner: Person;
let order: Order;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  order = await openOrder(owner, await addDraft(owner));
  await bank.pay(order);
});
afterEach(() => bank.resetKnobs());
afterAll(() => bank.stop());

const comeBack = () =>
  call(verify, {
    headers: owner.headers,
    body: { reference: order.reference, orderId: order.orderId },
  });
const deliver = () => call(notice, signedNotice(order.reference));
const stored = () =>
  db().order.findUniqueOrThrow({
    where: { id: order.orderId },
    include: { ledger: true, memorial: { select: { id: true } } },
  });
const receipt = () =>
  db().outboxMail.findUniqueOrThrow({ where: { key: `receipt/${order.orderId}` } });

describe('while a service is down', () => {
  it('23 verify that answers 500, 429, HTML or nothing leaves the order pending', async () => {
    for (const failure of ['500', '429', 'html', 'hang']) {
      await bank.knobs({ fail: { verify: failure } });
      const { undo } = failure === 'hang' ? shortenTimeouts() : { undo() {} };
      const answer = await comeBack().finally(undo);
      expect(answer.status).toBe(503);
      expect(answer.body.message).toMatch(/contact support/);
      expect((await stored()).status).toBe('pending');
    }
    const { undo } = shortenTimeouts(); // still hanging
    const reconciliation = reconcileOrder({ orderId: order.orderId, check: 0 });
    await expect(reconciliation.finally(undo)).rejects.toThrow();
    await bank.resetKnobs();
    await reconcileOrder({ orderId: order.orderId, check: 0 });
    expect((await stored()).status).toBe('fulfilled');
  });

  it('24 our database down during a webhook means 5xx, and the retry works', async () => {
    const release = await lockRow('orders', order.orderId);
    expect((await deliver()).status).toBe(503);
    await release();
    expect((await deliver()).status).toBe(200);
    expect((await stored()).status).toBe('fulfilled');
  });

  it('25 crash between ledger and fulfil leaves nothing half done', async () => {
    const { draftId } = await db().order.findUniqueOrThrow({ where: { id: order.orderId } });
    const release = await lockRow('memorial_drafts', draftId ?? '');
    const refused = deliver();
    await waitForBlockedStatement(); // it has written the ledger by then
    await db().$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect((await refused).status).toBeGreaterThanOrEqual(500);
    await release();
    expect(await stored()).toMatchObject({ status: 'pending', ledger: [], memorial: null });
    expect((await deliver()).status).toBe(200);
    expect((await stored()).ledger).toHaveLength(1);
    expect((await stored()).memorial).not.toBeNull();
  });

  it('26 crash after commit, before the reply, changes nothing on the retry', async () => {
    await deliver();
    const before = await stored();
    expect((await deliver()).status).toBe(200); // Paystack never received the first answer
    expect(await stored()).toEqual(before);
  });

  it('27 mail provider down does not affect the payment, and the receipt is sent once', async () => {
    expect((await comeBack()).body.success).toBe(true); // no mail server is running yet
    const { id: mailId } = await receipt();
    await sendMail({ mailId });
    expect(await receipt()).toMatchObject({ sentAt: null, attempts: 1 });
    const server = await startMailServer();
    env().SMTP_URL = server.url;
    await sendMail({ mailId });
    await sendMail({ mailId });
    expect(server.received).toHaveLength(1);
    expect((await receipt()).sentAt).not.toBeNull();
    await server.close();
  });
});
