import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { startMailServer } from '@/tests/ports/mail/mail-server';
import { call } from '@/tests/support/call';
import { ada, type Person } from '@/tests/support/cast';
import { lockRow } from '@/tests/support/locked-row';
import { addDraft } from '@/tests/support/order';
import { reconcileOrder } from '@/tests/support/settling';
import { shortenTimeouts } from '@/tests/support/shorten-timeouts';
import {
  completedEvent,
  deliver,
  orderMemorial,
  startStripeBank,
  storedOrder,
  stripeEvent,
} from '@/tests/support/stripe-bank';
import { waitForBlockedStatement } from '@/tests/support/wait-for-blocked-statement';

const bank = await startStripeBank();
let owner: Person;
let order: Awaited<ReturnType<typeof orderMemorial>>;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  order = await orderMemorial(owner, await addDraft(owner));
});
afterEach(() => bank.resetKnobs());
afterAll(() => bank.stop());

const comeBack = () =>
  call(verify, {
    headers: owner.headers,
    body: { reference: order.reference, orderId: order.orderId },
  });
const notify = () => deliver(completedEvent(order.reference));
const stored = () => storedOrder(order);
const sendSession = (what: string) =>
  deliver(stripeEvent(`checkout.session.${what}`, { client_reference_id: order.reference }));

/** One memorial, one ledger entry, one receipt: the outcome of every case. */
async function expectMadeOnce() {
  const { status, ledger, memorial } = await stored();
  expect(status).toBe('fulfilled');
  expect(memorial).not.toBeNull();
  expect(ledger).toHaveLength(1);
  expect(await db().outboxMail.count({ where: { key: `receipt/${order.orderId}` } })).toBe(1);
}

describe('with the third provider, notices that are lost, late or duplicated', () => {
  it('1 webhook only, and nobody returns', async () => {
    await bank.press(order.url, 'close');
    expect((await notify()).status).toBe(200);
    await expectMadeOnce();
  });

  it('2 return only, and the webhook is lost', async () => {
    expect(await bank.pay(order)).toContain('/memorial-payment/success');
    expect((await comeBack()).body.success).toBe(true);
    await expectMadeOnce();
  });

  it('3 webhook before return', async () => {
    await bank.pay(order);
    await notify();
    expect((await comeBack()).body.success).toBe(true);
    await expectMadeOnce();
  });

  it('4 return before webhook', async () => {
    await bank.pay(order);
    await comeBack();
    expect((await notify()).status).toBe(200);
    await expectMadeOnce();
  });

  it('5 both at the same instant, thirty times', async () => {
    await bank.pay(order);
    const calls = Array.from({ length: 30 }, (_, at) => (at % 2 ? notify() : comeBack()));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expectMadeOnce();
  });

  it('6 webhook delivered five times', async () => {
    await bank.pay(order);
    for (let time = 0; time < 5; time++) expect((await notify()).status).toBe(200);
    await expectMadeOnce();
  });

  it('20 page left, and the payment completes later, by transfer', async () => {
    expect((await comeBack()).body.success).toBe(false);
    await bank.press(order.url, 'later');
    await notify();
    expect(await stored()).toMatchObject({ status: 'pending', memorial: null });
    await bank.act(order, 'arrive');
    expect((await sendSession('async_payment_succeeded')).status).toBe(200);
    await expectMadeOnce();
  });

  it('21 the session says unpaid, then paid', async () => {
    await bank.pay(order);
    await bank.knobs({ verify: { status: 'unpaid' } });
    expect((await comeBack()).body.success).toBe(false);
    expect(await stored()).toMatchObject({
      status: 'pending',
      attempts: [{ status: 'abandoned' }],
    });
    await bank.resetKnobs();
    await reconcileOrder({ orderId: order.orderId, check: 0 });
    await expectMadeOnce();
  });

  it('22 declined, then success on one page; and a transfer that is returned has failed', async () => {
    expect(await bank.press(order.url, 'decline')).toContain('declined');
    expect((await comeBack()).body.success).toBe(false);
    expect((await stored()).status).toBe('pending');
    await bank.pay(order);
    await notify();
    await expectMadeOnce();
    order = await orderMemorial(owner, await addDraft(owner));
    await bank.press(order.url, 'later');
    await bank.act(order, 'bounce');
    await sendSession('async_payment_failed');
    expect(await stored()).toMatchObject({ status: 'failed', attempts: [{ status: 'failed' }] });
  });

  it('23 an API that answers 500, 429, HTML or nothing leaves the order pending', async () => {
    await bank.pay(order);
    for (const failure of ['500', '429', 'html', 'hang']) {
      await bank.knobs({ fail: { verify: failure } });
      const { undo } = failure === 'hang' ? shortenTimeouts() : { undo() {} };
      expect((await comeBack()).status).toBe(503);
      expect((await notify()).status).toBe(503); // so that Stripe sends it again
      await expect(reconcileOrder({ orderId: order.orderId, check: 0 })).rejects.toThrow();
      expect((await stored()).status).toBe('pending');
      undo();
    }
    await bank.resetKnobs();
    await reconcileOrder({ orderId: order.orderId, check: 0 });
    await expectMadeOnce();
  });

  it('24 our database down during a webhook means 5xx, and the retry works', async () => {
    await bank.pay(order);
    const release = await lockRow('orders', order.orderId);
    expect((await notify()).status).toBe(503);
    await release();
    expect((await notify()).status).toBe(200);
    await expectMadeOnce();
  });

  it('25 crash between ledger and fulfil leaves nothing half done', async () => {
    await bank.pay(order);
    const { draftId } = await stored();
    const release = await lockRow('memorial_drafts', draftId ?? '');
    const refused = notify();
    await waitForBlockedStatement(); // it has written the ledger by then
    await db().$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect((await refused).status).toBeGreaterThanOrEqual(500);
    await release();
    expect(await stored()).toMatchObject({ status: 'pending', ledger: [], memorial: null });
    expect((await notify()).status).toBe(200);
    await expectMadeOnce();
  });

  it('26 crash after commit, before the reply, changes nothing on the retry', async () => {
    await bank.pay(order);
    await notify();
    const before = await stored();
    expect((await notify()).status).toBe(200); // Stripe never received the first answer
    expect(await stored()).toEqual(before);
  });

  it('27 mail provider down does not affect the payment, and the receipt is sent once', async () => {
    await bank.pay(order);
    await notify(); // no mail server is running yet
    const key = `receipt/${order.orderId}`;
    const { id: mailId } = await db().outboxMail.findUniqueOrThrow({ where: { key } });
    await sendMail({ mailId });
    const server = await startMailServer();
    env().SMTP_URL = server.url;
    await sendMail({ mailId });
    await sendMail({ mailId });
    expect(server.received).toHaveLength(1);
    await server.close();
  });
});
