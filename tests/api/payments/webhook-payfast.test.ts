import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/payments/webhook/payfast/route';
import { CHECK_MINUTES } from '@/lib/payments/rules';
import { db } from '@/lib/platform/db/client';
import { signatureWithPassphrase } from '@/sandbox/payfast/form-signature';
import { withReason } from '@/tests/support/review';
import { reconcileOrder } from '@/tests/support/settling';
import { call } from '../../support/call';
import { ada, ben, type Person } from '../../support/cast';
import { orderHostedFlowers } from '../../support/flowers';
import { signChangedNotice, startHostedBank } from '../../support/hosted-bank';
import { lockRow } from '../../support/locked-row';
import { addMemorial } from '../../support/memorial';

type Form = Awaited<ReturnType<typeof orderHostedFlowers>>;

const bank = await startHostedBank();
let sender: Person;
let memorialId: string;
let form: Form;
let amount = 10;

const deliver = (body: string, headers: Record<string, string> = {}) =>
  call(POST, {
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const stored = () =>
  withReason(
    db().order.findUniqueOrThrow({
      where: { id: form.orderId },
      include: { attempts: true, ledger: true, tribute: true },
    }),
  );

beforeAll(async () => {
  sender = await ben();
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
});
beforeEach(async () => {
  form = await orderHostedFlowers(sender, memorialId, { amount: ++amount });
});
afterEach(() => bank.resetKnobs());
afterAll(() => bank.stop());

describe('POST /api/payments/webhook/payfast', () => {
  it('makes the tribute of a paid order, and stores the notice verbatim', async () => {
    const [notice = ''] = await bank.payHosted(form);
    expect((await deliver(notice)).status).toBe(200);
    const order = await stored();
    expect(order).toMatchObject({ status: 'fulfilled', tribute: { message: 'With love' } });
    expect(order.ledger).toMatchObject([{ provider: 'payfast', chargeMinor: amount * 1850 }]);
    const event = await db().providerEvent.findFirstOrThrow({ where: { rawBody: notice } });
    expect(event).toMatchObject({ provider: 'payfast', kind: 'COMPLETE', signatureOk: true });
    expect(event).toMatchObject({ outcome: 'paid', sourceIp: '192.0.2.1' });
  });

  it('changes nothing when the notice comes thirty times in parallel', async () => {
    const [notice = ''] = await bank.payHosted(form);
    const answers = await Promise.all(Array.from({ length: 30 }, () => deliver(notice)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await stored()).ledger).toHaveLength(1);
    expect(await db().outboxMail.count({ where: { key: `receipt/${form.orderId}` } })).toBe(1);
  });

  it('refuses a wrong signature, and stores the notice', async () => {
    await bank.knobs({ payfast: { badSignature: true } });
    const [notice = ''] = await bank.payHosted(form);
    expect((await deliver(notice)).status).toBe(401);
    expect((await stored()).status).toBe('pending');
    const event = await db().providerEvent.findFirstOrThrow({ where: { rawBody: notice } });
    expect(event.signatureOk).toBe(false);
    const storedCount = await db().providerEvent.count();
    expect((await deliver(`${notice}0`)).status).toBe(401);
    expect(await db().providerEvent.count()).toBe(storedCount);
    await reconcileOrder({ orderId: form.orderId, check: 0 });
    expect((await stored()).status).toBe('pending');
  });

  it('stores nothing that is neither signed nor about a known payment', async () => {
    const before = await db().providerEvent.count();
    expect((await deliver('m_payment_id=stranger&signature=00')).status).toBe(401);
    expect((await deliver('hello')).status).toBe(400);
    expect((await deliver('')).status).toBe(400);
    expect((await deliver('m_payment_id=a%00b&signature=00')).status).toBe(400);
    expect((await deliver('x'.repeat(70_000))).status).toBe(413);
    expect(await db().providerEvent.count()).toBe(before);
  });

  it('answers 200 to a signed notice about an unknown payment', async () => {
    const elsewhere = { ...form, formData: { ...form.formData } };
    const [notice = ''] = await bank.payHosted(elsewhere);
    await db().paymentAttempt.updateMany({
      where: { orderId: form.orderId },
      data: { reference: 'moved' },
    });
    expect((await deliver(notice)).status).toBe(200);
    const event = await db().providerEvent.findFirstOrThrow({ where: { rawBody: notice } });
    expect(event.outcome).toBe('unknown');
  });

  it('answers 503 while PayFast cannot confirm the notice, and reconciliation creates the tribute', async () => {
    const [notice = ''] = await bank.payHosted(form);
    await bank.knobs({ payfast: { validate: 'down' } });
    expect((await deliver(notice)).status).toBe(503);
    await expect(reconcileOrder({ orderId: form.orderId, check: 0 })).rejects.toThrow();
    expect((await stored()).status).toBe('pending');
    await bank.resetKnobs();
    await reconcileOrder({ orderId: form.orderId, check: 0 });
    expect((await stored()).status).toBe('fulfilled');
  });

  it('answers 503 for a notice that PayFast does not confirm, and creates nothing yet', async () => {
    const [notice = ''] = await bank.payHosted(form);
    await bank.knobs({ payfast: { validate: 'INVALID' } });
    expect((await deliver(notice)).status).toBe(503); // so that PayFast sends it again
    expect((await stored()).status).toBe('pending');
    await bank.resetKnobs();
    await reconcileOrder({ orderId: form.orderId, check: 0 });
    expect((await stored()).status).toBe('fulfilled');
  });

  it('flags a signed notice for review when PayFast never confirms it', async () => {
    const [notice = ''] = await bank.payHosted(form);
    await bank.knobs({ payfast: { validate: 'INVALID' } });
    expect((await deliver(notice)).status).toBe(503);
    for (const check of CHECK_MINUTES.keys())
      await reconcileOrder({ orderId: form.orderId, check });
    expect(await stored()).toMatchObject({
      status: 'needs_review',
      reviewReason: expect.stringContaining('did not confirm'),
    });
    await bank.resetKnobs();
    expect((await deliver(notice)).status).toBe(200);
    expect(await stored()).toMatchObject({ paidAt: expect.any(Date) });
  });

  it('answers 503 while the order is locked, so that PayFast sends it again', async () => {
    const [notice = ''] = await bank.payHosted(form);
    const release = await lockRow('orders', form.orderId);
    expect((await deliver(notice)).status).toBe(503);
    await release();
    expect((await deliver(notice)).status).toBe(200);
    expect((await stored()).status).toBe('fulfilled');
  });

  it('ignores fields after the signature', async () => {
    const other = await orderHostedFlowers(sender, memorialId, { amount, message: 'Other' });
    const [notice = ''] = await bank.payHosted(form);
    await deliver(`${notice}&m_payment_id=${other.reference}&custom_str1=${other.orderId}`);
    expect((await stored()).status).toBe('fulfilled');
    expect(await db().tribute.count({ where: { orderId: other.orderId } })).toBe(0);
  });

  it('creates nothing from a notice signed by somebody who knows the passphrase', async () => {
    const [notice = ''] = await bank.payHosted(form);
    const forged = signChangedNotice(notice, { pf_payment_id: '999' });
    expect((await deliver(forged)).status).toBe(503);
    expect((await stored()).status).toBe('pending');
  });

  it('flags a notice that arrives unconfirmed after the last check of its order', async () => {
    const [notice = ''] = await bank.payHosted(form);
    for (const check of CHECK_MINUTES.keys())
      await reconcileOrder({ orderId: form.orderId, check });
    expect((await stored()).status).toBe('expired');
    await bank.knobs({ payfast: { validate: 'INVALID' } });
    expect((await deliver(notice)).status).toBe(503);
    expect(await stored()).toMatchObject({
      status: 'needs_review',
      reviewReason: expect.stringContaining('did not confirm'),
    });
    await bank.resetKnobs();
    expect((await deliver(notice)).status).toBe(200);
    expect((await stored()).status).toBe('fulfilled');
  });

  it('also flags a notice if PayFast is unreachable after the last check', async () => {
    const [notice = ''] = await bank.payHosted(form);
    for (const check of CHECK_MINUTES.keys())
      await reconcileOrder({ orderId: form.orderId, check });
    await bank.knobs({ payfast: { validate: 'down' } });
    expect((await deliver(notice)).status).toBe(503);
    expect((await stored()).reviewReason).toContain('did not confirm');
    await bank.resetKnobs();
    expect((await deliver(notice)).status).toBe(200);
    expect((await stored()).reviewReason).not.toContain('did not confirm');
  });

  it('leaves a settled order unchanged when PayFast does not confirm a repeated or failed notice', async () => {
    const [notice = ''] = await bank.payHosted(form);
    expect((await deliver(notice)).status).toBe(200);
    await bank.knobs({ payfast: { validate: 'INVALID' } });
    expect((await deliver(notice)).status).toBe(200);
    expect(await stored()).toMatchObject({ status: 'fulfilled', reviewReason: '' });
    // As if the server was killed after settling, before it marked the notice as processed.
    const where = { provider: 'payfast', rawBody: notice } as const;
    await db().providerEvent.updateMany({ where, data: { processedAt: null } });
    expect((await deliver(notice)).status).toBe(503);
    expect(await stored()).toMatchObject({ status: 'fulfilled', reviewReason: '' });
    const failed = signChangedNotice(notice, { payment_status: 'FAILED', pf_payment_id: '998' });
    expect((await deliver(failed)).status).toBe(503);
    expect(await stored()).toMatchObject({ status: 'fulfilled', reviewReason: '' });
  });

  it('stores a signed notice that cannot be parsed, and answers 200', async () => {
    const [notice = ''] = await bank.payHosted(form);
    const unreadable = signChangedNotice(notice, { m_payment_id: 'no reference' });
    expect((await deliver(unreadable)).status).toBe(200);
    expect(
      await db().providerEvent.findFirstOrThrow({ where: { rawBody: unreadable } }),
    ).toMatchObject({ kind: 'unreadable', outcome: 'unreadable', signatureOk: true });
    expect((await stored()).status).toBe('pending');
  });

  it.each(['pf_payment_id', 'payment_status', 'custom_str1'])(
    'stores a signed notice with U+0000 in %s as unreadable, and answers 200',
    async (field) => {
      const [notice = ''] = await bank.payHosted(form);
      const unreadable = signChangedNotice(notice, { [field]: 'a\0b' });
      expect((await deliver(unreadable)).status).toBe(200);
      expect(
        await db().providerEvent.findFirstOrThrow({ where: { rawBody: unreadable } }),
      ).toMatchObject({ kind: 'unreadable', outcome: 'unreadable', signatureOk: true });
      expect((await stored()).status).toBe('pending');
    },
  );

  it.each([
    ['escaped', '%00'],
    ['unescaped', '\0'],
  ])(
    'gives up a notice with U+0000, %s, that the server stored just before it was killed',
    async (_, nul) => {
      const [notice = ''] = await bank.payHosted(form);
      const body = notice.replace(/&signature=.*/, '').replace(/(pf_payment_id=\w)/, `$1${nul}`);
      const signature = signatureWithPassphrase(body, 'garden');
      expect((await deliver(`${body}&signature=${signature}`)).status).toBe(200);
      const where = { rawBody: `${body}&signature=${signature}`.replace('\0', '␀') };
      await db().providerEvent.updateMany({ where, data: { processedAt: null, outcome: '' } });
      await reconcileOrder({ orderId: form.orderId, check: 0 });
      expect(await db().providerEvent.findFirstOrThrow({ where })).toMatchObject({
        outcome: 'unreadable',
        processedAt: expect.any(Date),
      });
      expect(await stored()).toMatchObject({ status: 'pending', reviewReason: '' });
    },
  );

  it('stores an unsigned notice with U+0000, and refuses it', async () => {
    const [notice = ''] = await bank.payHosted(form);
    const unsigned = notice.replace(/payment_status=\w+/, 'payment_status=\0');
    expect((await deliver(unsigned)).status).toBe(401);
    expect(
      await db().providerEvent.findFirstOrThrow({
        where: { rawBody: unsigned.replace('\0', '␀') },
      }),
    ).toMatchObject({ kind: 'unreadable', signatureOk: false });
  });
});
