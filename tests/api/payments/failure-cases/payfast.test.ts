import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as orderState } from '@/app/api/payments/orders/[id]/route';
import { POST } from '@/app/api/payments/webhook/payfast/route';
import { payfastSettings } from '@/lib/payments/providers/payfast/setup';
import { db } from '@/lib/platform/db/client';
import { settingsOf } from '@/lib/platform/env';
import { withReason } from '@/tests/support/review';
import { reconcileOrder } from '@/tests/support/settling';
import { call } from '../../../support/call';
import { ada, ben, type Person } from '../../../support/cast';
import { orderHostedFlowers } from '../../../support/flowers';
import { signChangedNotice, startHostedBank } from '../../../support/hosted-bank';
import { addMemorial } from '../../../support/memorial';

type Form = Awaited<ReturnType<typeof orderHostedFlowers>>;

const bank = await startHostedBank();
let sender: Person;
let memorialId: string;
let form: Form;
let amount = 10;

beforeAll(async () => {
  sender = await ben();
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
});
const open = async () => orderHostedFlowers(sender, memorialId, { amount: ++amount });
beforeEach(async () => {
  form = await open();
});
afterEach(() => bank.resetKnobs());
afterAll(() => bank.stop());

const deliver = async (body: string, address = '197.97.145.150') =>
  (
    await call(POST, {
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-client-address': address,
      },
    })
  ).status;
const stored = (which = form) =>
  withReason(
    db().order.findUniqueOrThrow({
      where: { id: which.orderId },
      include: { attempts: true, ledger: true, tribute: { select: { id: true } } },
    }),
  );
const paidNotice = async (which = form, expected = 1) =>
  (await bank.payHosted(which, expected))[0] ?? '';

/** Makes PayFast answer differently for a new payment; returns the order after its notice. */
async function orderAfter(payfast: object) {
  const other = await open();
  await bank.knobs({ payfast });
  await deliver(await paidNotice(other));
  await bank.resetKnobs();
  return stored(other);
}

describe("PayFast's notices", () => {
  it('35 ITN with empty fields and any name pays; changed, unconfirmed, pending or wrong ones do not, and two are overpaid', async () => {
    await db().user.update({
      where: { id: sender.user.id },
      data: { firstName: 'Zoë 🌸 *', lastName: "O'Brien" },
    });
    const named = await open();
    const notice = await paidNotice(named);
    expect(notice).toContain('O%27Brien');
    expect(notice).toContain('&item_description=&');

    const [first = '', ...rest] = notice.split('&');
    const reordered = [...rest.slice(0, 1), first, ...rest.slice(1)].join('&');
    for (const forged of [
      reordered,
      notice.replace('&item_description=', ''),
      signChangedNotice(notice, {}, 'another'),
      signChangedNotice(notice, {}, ''),
    ])
      expect(await deliver(forged)).toBe(401);
    expect((await stored(named)).ledger).toHaveLength(0);

    await bank.knobs({ payfast: { validate: 'down' } });
    expect(await deliver(notice)).toBe(503);
    await bank.knobs({ payfast: { validate: 'INVALID' } });
    expect(await deliver(notice)).toBe(503);
    expect((await stored(named)).status).toBe('pending');
    await bank.knobs({ payfast: {} });
    expect(await deliver(notice)).toBe(200);
    expect((await stored(named)).status).toBe('fulfilled');

    for (const amountGross of ['370', '370.000', '3.7e2', '370,00', '0.01'])
      expect(await orderAfter({ amountGross })).toMatchObject({
        status: 'needs_review',
        tribute: null,
      });
    expect(await orderAfter({ merchantId: '10000101' })).toMatchObject({
      status: 'needs_review',
      tribute: null,
    });
    for (const status of ['CANCELLED', 'FAILED'])
      expect(await orderAfter({ status })).toMatchObject({
        status: 'failed',
        attempts: [{ status: 'failed' }],
      });

    const twice = await open();
    await bank.knobs({ payfast: { secondPayment: true } });
    for (const one of await bank.payHosted(twice, 2)) expect(await deliver(one)).toBe(200);
    expect(await stored(twice)).toMatchObject({ status: 'fulfilled', overpaid: true });
    expect((await stored(twice)).ledger).toHaveLength(2);

    const slow = await open();
    await bank.knobs({ payfast: { status: 'PENDING-COMPLETE' }, itnDelayMs: 30 });
    const [pending = '', complete = ''] = await bank.payHosted(slow, 2);
    await deliver(pending);
    expect((await stored(slow)).status).toBe('pending');
    await deliver(complete);
    await deliver(pending);
    expect((await stored(slow)).status).toBe('fulfilled');
  });

  it('36 ITN from an unlisted address is accepted and recorded, or refused if so configured', async () => {
    const notice = await paidNotice();
    settingsOf(payfastSettings).PAYFAST_ENFORCE_IP = true;
    expect(await deliver(notice, '203.0.113.9')).toBe(403);
    expect((await stored()).ledger).toHaveLength(0);
    expect(await deliver(notice, '102.216.36.1')).toBe(200);
    settingsOf(payfastSettings).PAYFAST_ENFORCE_IP = false;
    const other = await open();
    const unlisted = await paidNotice(other);
    expect(await deliver(unlisted, '203.0.113.9')).toBe(200);
    expect((await stored(other)).status).toBe('fulfilled');
    const event = await db().providerEvent.findFirstOrThrow({ where: { rawBody: unlisted } });
    expect(event.sourceIp).toBe('203.0.113.9');
  });

  it('37 return before the ITN waits, and an ITN that never comes ends in a polite refusal', async () => {
    const state = async (which: Form) =>
      (await call(orderState, { headers: sender.headers, params: { id: which.orderId } })).body
        .state;
    const notice = await paidNotice();
    expect(await state(form)).toBe('waiting');
    await deliver(notice);
    expect(await state(form)).toBe('done');
    const never = await open();
    for (let check = 0; check < 7; check++) await reconcileOrder({ orderId: never.orderId, check });
    expect(await state(never)).toBe('failed');
    await deliver(await paidNotice(never));
    expect(await state(never)).toBe('done');
    expect((await stored(never)).reviewReason).toContain('Paid late');
  });
});
