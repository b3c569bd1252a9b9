import { afterAll, beforeAll, expect, it } from 'vitest';
import { POST as verify } from '@/app/api/payments/verify-paystack/route';
import { POST as notice } from '@/app/api/payments/webhook/payfast/route';
import { sendRefund } from '@/lib/payments/refunds/send-refund';
import { db } from '@/lib/platform/db/client';
import { translateIn } from '@/lib/platform/language/translator-for';
import { PROVIDER_FAULTS } from '@/tests/ports/faults/providers';
import { type Answer, call } from '@/tests/support/call';
import { ada, type Person } from '@/tests/support/cast';
import { orderHostedFlowers } from '@/tests/support/flowers';
import { startHostedBank } from '@/tests/support/hosted-bank';
import { addMemorial } from '@/tests/support/memorial';
import { addDraft, openOrder } from '@/tests/support/order';
import { refundRow, refundsAtProvider, requestAcceptedRefund } from '@/tests/support/refund';
import { reconcileOrder } from '@/tests/support/settling';
import { shortenTimeouts } from '@/tests/support/shorten-timeouts';

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

/** The messages for a payer if the provider does not answer, or its answer is unusable (product.md 8). */
const PAYER_MESSAGES = (['unreachable', 'unusableAnswer'] as const).map((name) =>
  translateIn('en', { key: `payments.refusals.${name}` }),
);

function expectProvider(
  { status, headers, body }: Answer,
  messages = [translateIn('en', { key: 'api.provider' })],
) {
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'provider', '5']);
  expect(messages).toContain(body.message);
}

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

it.each(PROVIDER_FAULTS)('with $name, nothing is lost or duplicated', async (fault) => {
  const [paid, refunded] = [
    await openOrder(person, await addDraft(person)),
    await openOrder(person, await addDraft(person)),
  ];
  for (const order of [paid, refunded]) await bank.pay(order);
  await confirm(refunded);
  const flowers = await orderHostedFlowers(
    person,
    await addMemorial({ createdById: person.user.id }),
  );
  const [body = ''] = await bank.payHosted(flowers);

  const end = await fault.begin();
  const { undo } = fault.isSilent ? shortenTimeouts() : { undo() {} };
  let refundId = '';
  try {
    refundId = await requestAcceptedRefund(refunded.orderId);
    const [payerAnswer, noticeAnswer, refundError] = await Promise.all([
      confirm(paid),
      call(notice, { body, headers: formHeaders }),
      sendRefund({ refundId }).catch((error: unknown) => error),
    ]);
    expectProvider(payerAnswer, PAYER_MESSAGES);
    expectProvider(noticeAnswer);
    expect(refundError).toMatchObject({
      code: 'provider',
      message: translateIn('en', { key: 'api.providerOfRefund' }),
    });
  } finally {
    undo();
    await end();
  }
  for (const { orderId } of [paid, flowers])
    expect(await stateOf(orderId)).toEqual({ status: 'pending', ledger: [] });
  expect((await refundRow(refundId)).status).toBe('requested');

  // Once the providers are back, the payer asks again, no notice is needed, and the refund is sent once.
  expect((await confirm(paid)).body.success).toBe(true);
  await reconcileOrder({ orderId: flowers.orderId, check: 0 });
  for (const { orderId } of [paid, flowers])
    expect(await stateOf(orderId)).toEqual({ status: 'fulfilled', ledger: [{ kind: 'charge' }] });
  expect(await refundsAtProvider(bank, refunded.reference)).toHaveLength(0);
  for (let time = 0; time < 2; time += 1) await sendRefund({ refundId });
  expect(await refundsAtProvider(bank, refunded.reference)).toHaveLength(1);
});
