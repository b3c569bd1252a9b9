import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stripeSettings } from '@/lib/payments/providers/stripe/setup';
import { db } from '@/lib/platform/db/client';
import { settingsOf } from '@/lib/platform/env';
import { stripeSignature } from '@/sandbox/stripe/events';
import { ada, type Person } from '@/tests/support/cast';
import { addDraft } from '@/tests/support/order';
import { shortenTimeouts } from '@/tests/support/shorten-timeouts';
import {
  completedEvent,
  deliver,
  orderMemorial,
  orderWithStripe,
  startStripeBank,
  storedOrder,
  stripeEvent,
} from '@/tests/support/stripe-bank';

const bank = await startStripeBank();
let owner: Person;
let order: Awaited<ReturnType<typeof orderMemorial>>;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  // An account may have at most twenty open orders.
  await db().order.updateMany({ where: { status: 'pending' }, data: { status: 'expired' } });
  order = await orderMemorial(owner, await addDraft(owner));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await bank.resetKnobs();
});
afterAll(() => bank.stop());

const seconds = () => Math.floor(Date.now() / 1000);
const signed = (header: (body: string) => string) => {
  const { body, headers } = completedEvent(order.reference);
  return { body, headers: { ...headers, 'stripe-signature': header(body) } };
};

describe('POST /api/payments/webhook/stripe', () => {
  it.each([
    ['no signature', () => ({ ...signed(() => ''), headers: {} })],
    ['an empty signature', () => signed(() => '')],
    ['another secret', () => completedEvent(order.reference, { secret: 'whsec_stranger' })],
    [
      'the API key as the secret',
      () => completedEvent(order.reference, { secret: 'sk_test_perennial' }),
    ],
    ['a time five minutes ago', () => completedEvent(order.reference, { at: seconds() - 301 })],
    [
      'another time',
      () =>
        signed((body) =>
          stripeSignature(body, 'whsec_perennial').replace(/^t=\d+/, `t=${seconds() - 9}`),
        ),
    ],
    [
      'no time',
      () => signed((body) => stripeSignature(body, 'whsec_perennial').replace(/^t=\d+,/, '')),
    ],
    [
      'an old scheme',
      () => signed((body) => stripeSignature(body, 'whsec_perennial').replace('v1=', 'v0=')),
    ],
    [
      'a truncated signature',
      () => signed((body) => stripeSignature(body, 'whsec_perennial').slice(0, 40)),
    ],
    [
      'one changed byte',
      () => ({
        ...completedEvent(order.reference),
        body: completedEvent(order.reference).body.replace('a/b', 'a/c'),
      }),
    ],
    [
      'a byte order mark',
      () => ({
        ...completedEvent(order.reference),
        body: `\ufeff${completedEvent(order.reference).body}`,
      }),
    ],
    [
      'a second notice appended',
      () => ({
        ...completedEvent(order.reference),
        body: completedEvent(order.reference).body.repeat(2),
      }),
    ],
  ])('refuses %s, and stores and creates nothing', async (_, forged) => {
    await bank.pay(order);
    const events = await db().providerEvent.count();
    expect((await deliver(forged())).status).toBe(401);
    expect(await db().providerEvent.count()).toBe(events);
    expect(await storedOrder(order)).toMatchObject({ status: 'pending', memorial: null });
  });

  it('accepts both secrets during a rotation', async () => {
    const settings = settingsOf(stripeSettings);
    settings.STRIPE_WEBHOOK_SECRETS.push('whsec_next');
    await bank.pay(order);
    expect((await deliver(completedEvent(order.reference, { secret: 'whsec_next' }))).status).toBe(
      200,
    );
    expect((await deliver(completedEvent(order.reference))).status).toBe(200);
    settings.STRIPE_WEBHOOK_SECRETS.pop();
    expect((await deliver(completedEvent(order.reference, { secret: 'whsec_next' }))).status).toBe(
      401,
    );
  });

  it('stores signed notices that cannot be parsed or belong to other shops', async () => {
    const body = '{"type":';
    const { headers } = signed(() => stripeSignature(body, 'whsec_perennial'));
    expect((await deliver({ body, headers })).status).toBe(200);
    const foreign = stripeEvent('checkout.session.completed', { client_reference_id: null });
    expect((await deliver(foreign)).status).toBe(200);
    const outcomes = await Promise.all(
      [body, foreign.body].map((rawBody) =>
        db().providerEvent.findFirstOrThrow({ where: { rawBody }, select: { outcome: true } }),
      ),
    );
    expect(outcomes).toEqual([{ outcome: 'unreadable' }, { outcome: 'ignored' }]);
  });

  it.each([
    ['a payment', () => stripeEvent('charge.refunded', { payment_intent: 'pi_\0' })],
    ['a kind', () => stripeEvent('charge.refunded\0', { payment_intent: 'pi_1' })],
    [
      'a dispute',
      () =>
        stripeEvent('charge.dispute.created', { payment_intent: 'pi_1', id: '\0', status: 'lost' }),
    ],
  ])(
    'stores a signed notice with U+0000 in %s as unreadable, and answers 200',
    async (_, event) => {
      const { body, headers } = event();
      expect((await deliver({ body, headers })).status).toBe(200);
      expect(await db().providerEvent.findFirstOrThrow({ where: { rawBody: body } })).toMatchObject(
        { kind: 'unreadable', outcome: 'unreadable', signatureOk: true },
      );
    },
  );

  it('creates nothing for a notice without a payment', async () => {
    expect((await deliver(completedEvent(order.reference))).status).toBe(200);
    expect(await storedOrder(order)).toMatchObject({ status: 'pending', memorial: null });
  });
});

describe('POST /api/payments/initiate-stripe-order', () => {
  it('stores the session before it returns the link', async () => {
    expect(order).toMatchObject({ amount: 2000, currency: 'USD' });
    const [attempt] = (await storedOrder(order)).attempts;
    expect(order.url).toContain(`/c/pay/${attempt?.providerHandle}`);
  });

  it.each(['500', '429', 'html', 'hang'])(
    'answers 503 when Stripe fails (%s), and 201 afterwards',
    async (failure) => {
      const draftId = await addDraft(owner);
      const body = { amount: 20, orderType: 'memorial_creation', draftId };
      await bank.knobs({ fail: { initialize: failure } });
      const { undo } = failure === 'hang' ? shortenTimeouts() : { undo() {} };
      expect((await orderWithStripe(owner, body)).status).toBe(503);
      undo();
      await bank.resetKnobs();
      expect((await orderWithStripe(owner, body)).status).toBe(201);
    },
  );

  it('sends a single request, even when the connection is lost', async () => {
    const fetchOnce = vi
      .fn()
      .mockRejectedValue(
        Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } }),
      );
    const draftId = await addDraft(owner);
    vi.stubGlobal('fetch', fetchOnce);
    const answer = await orderWithStripe(owner, {
      amount: 20,
      orderType: 'memorial_creation',
      draftId,
    });
    expect(answer.status).toBe(503);
    expect(fetchOnce).toHaveBeenCalledTimes(1);
  });
});
