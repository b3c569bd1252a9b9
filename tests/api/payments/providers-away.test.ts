import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { POST as notice } from '@/app/api/payments/webhook/payfast/route';
import { sendRefund } from '@/lib/payments/refunds/send-refund';
import { db } from '@/lib/platform/db/client';
import { sayIn } from '@/lib/platform/language/words-in';
import { PROVIDER_FAULTS } from '@/tests/ports/faults/providers';
import { type Answer, call } from '@/tests/support/call';
import { ada, type Person } from '@/tests/support/cast';
import { openHostedFlowers } from '@/tests/support/flowers';
import { startHostedBank } from '@/tests/support/hosted-bank';
import { addMemorial } from '@/tests/support/memorial';
import { draftOf, openOrder } from '@/tests/support/order';
import { askForRefund, refundRow, refundsAtTheBank } from '@/tests/support/refund';
import { reconcileOrder } from '@/tests/support/settling';

const bank = await startHostedBank();
let person: Person;

beforeAll(async () => {
  person = await ada();
});
afterAll(() => bank.stop());

const confirm = ({ reference, orderId }: { reference: string; orderId: string }) =>
  call(verify, { headers: person.headers, body: { reference, orderId } });
const stateOf = (orderId: string) =>
  db().order.findUniqueOrThrow({
    where: { id: orderId },
    select: { status: true, ledger: { select: { kind: true } } },
  });

/** What a payer is told: no answer, or one that cannot be used (product.md 8). */
const OF_PAYERS = (['unreachable', 'unusableAnswer'] as const).map((name) =>
  sayIn('en', { key: `payments.refusals.${name}` }),
);

function expectProvider(
  { status, headers, body }: Answer,
  words = [sayIn('en', { key: 'api.provider' })],
) {
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'provider', '5']);
  expect(words).toContain(body.message);
}

describe.each(PROVIDER_FAULTS)('with $name, nothing is lost and nothing doubled:', ({ begin }) => {
  let end: () => Promise<void> | void = () => {};
  afterEach(() => end());
  /** Ends what `begin` began, once. */
  const back = async () => {
    await end();
    end = () => {};
  };

  it('who has paid is told so, and has the memorial once the provider is back', async () => {
    const order = await openOrder(person, await draftOf(person));
    await bank.pay(order);
    end = await begin();
    expectProvider(await confirm(order), OF_PAYERS);
    expect(await stateOf(order.orderId)).toEqual({ status: 'pending', ledger: [] });
    await back();
    expect((await confirm(order)).body.success).toBe(true);
    expect(await stateOf(order.orderId)).toEqual({
      status: 'fulfilled',
      ledger: [{ kind: 'charge' }],
    });
  });

  it('a notice is kept, asked for again, and settled without it', async () => {
    const memorialId = await addMemorial({ createdById: person.user.id });
    const form = await openHostedFlowers(person, memorialId);
    const [body = ''] = await bank.payHosted(form);
    end = await begin();
    expectProvider(
      await call(notice, {
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    expect(await stateOf(form.orderId)).toEqual({ status: 'pending', ledger: [] });
    await back();
    await reconcileOrder({ orderId: form.orderId, check: 0 });
    expect(await stateOf(form.orderId)).toEqual({
      status: 'fulfilled',
      ledger: [{ kind: 'charge' }],
    });
  });

  it('a refund is accepted, and sent once when the provider is back', async () => {
    const order = await openOrder(person, await draftOf(person));
    await bank.pay(order);
    await confirm(order);
    end = await begin();
    const { status, body } = await askForRefund(order.orderId);
    expect(status).toBe(202);
    const refundId: string = body.refundId;
    await expect(sendRefund({ refundId })).rejects.toMatchObject({
      code: 'provider',
      message: sayIn('en', { key: 'api.providerOfRefund' }),
    });
    expect((await refundRow(refundId)).status).toBe('requested');
    await back();
    expect(await refundsAtTheBank(bank, order.reference)).toHaveLength(0);
    for (let time = 0; time < 2; time += 1) await sendRefund({ refundId });
    expect(await refundsAtTheBank(bank, order.reference)).toHaveLength(1);
  });
});
