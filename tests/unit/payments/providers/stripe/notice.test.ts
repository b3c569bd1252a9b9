import { describe, expect, it } from 'vitest';
import {
  isSigned,
  readStripeNotice,
  stripeDisputeOutcome,
} from '@/lib/payments/providers/stripe/notice';
import { stripeSignature } from '@/sandbox/stripe/events';

const now = new Date('2026-11-26T12:00:00Z');
const at = now.getTime() / 1000;
const body = '{"id":"evt_1"}';
const check = (header: string, secrets = ['whsec_a'], raw = body) =>
  isSigned(raw, header, secrets, now);

describe('the signature of a notice', () => {
  it('is valid with the secret, or with either secret while they are being rotated', () => {
    expect(check(stripeSignature(body, 'whsec_a', at))).toBe(true);
    for (const secret of ['whsec_old', 'whsec_new'])
      expect(check(stripeSignature(body, secret, at), ['whsec_old', 'whsec_new'])).toBe(true);
    const both = `${stripeSignature(body, 'whsec_x', at)},v1=${/v1=(\w+)/.exec(stripeSignature(body, 'whsec_a', at))?.[1]}`;
    expect(check(both)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no time', stripeSignature(body, 'whsec_a', at).replace(/^t=\d+,/, '')],
    ['another time', stripeSignature(body, 'whsec_a', at).replace(/^t=\d+/, `t=${at - 1}`)],
    ['another secret', stripeSignature(body, 'whsec_b', at)],
    ['another body', stripeSignature(`${body} `, 'whsec_a', at)],
    ['an older scheme only', stripeSignature(body, 'whsec_a', at).replace('v1=', 'v2=')],
    ['a time more than five minutes ago', stripeSignature(body, 'whsec_a', at - 301)],
    [
      'a truncated signature',
      stripeSignature(body, 'whsec_a', at).replace(/v1=(.{20}).*/, 'v1=$1'),
    ],
    ['a signature that is not hexadecimal', `t=${at},v1=zz`],
  ])('is refused with %s', (_, header) => {
    expect(check(header)).toBe(false);
  });

  it('may be five minutes old', () => {
    expect(check(stripeSignature(body, 'whsec_a', at - 299))).toBe(true);
  });
});

const read = (type: string, object: unknown) =>
  readStripeNotice(JSON.stringify({ type, data: { object } }));

describe('a signed notice', () => {
  it.each(['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'])(
    'about the session event %s concerns the payment of the session',
    (sessionEvent) => {
      const kind = `checkout.session.${sessionEvent}`;
      const notice = read(kind, { client_reference_id: 'order-ref' });
      expect(notice).toEqual({ about: 'charge', kind, reference: 'order-ref' });
    },
  );

  it.each(['charge.refunded', 'refund.created', 'refund.updated', 'refund.failed'])(
    'of type %s concerns the refunds of a transaction',
    (kind) => {
      const notice = read(kind, { payment_intent: 'pi_1' });
      expect(notice).toEqual({ about: 'refund', kind, providerTxnId: 'pi_1' });
    },
  );

  it('about a dispute contains its state and amount in our minor units', () => {
    const dispute = {
      id: 'du_1',
      payment_intent: 'pi_1',
      status: 'needs_response',
      amount: 7_500_000,
      currency: 'ugx',
      evidence_details: { due_by: 1_790_000_000 },
    };
    expect(read('charge.dispute.created', dispute)).toEqual({
      about: 'dispute',
      kind: 'charge.dispute.created',
      providerTxnId: 'pi_1',
      dispute: {
        providerDisputeId: 'du_1',
        outcome: 'open',
        amountMinor: 75_000,
        currency: 'UGX',
        dueAt: new Date(1_790_000_000_000),
      },
    });
  });

  it.each([
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['lost', 'lost'],
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['warning_needs_response', 'open'],
    ['a state unknown to us', 'open'],
  ])('about a dispute in state %s means %s', (status, outcome) => {
    expect(stripeDisputeOutcome(status)).toBe(outcome);
  });

  it.each([
    ['checkout.session.completed', {}],
    ['checkout.session.completed', { client_reference_id: 'of another shop' }],
    ['checkout.session.completed', { client_reference_id: 'x'.repeat(101) }],
    ['charge.refunded', { payment_intent: null }],
    ['charge.dispute.created', { payment_intent: 'pi_1' }],
    ['customer.created', { id: 'cus_1' }],
  ])('of type %s about %j is ignored', (kind, object) => {
    expect(read(kind, object)).toEqual({ about: 'nothing', kind });
  });

  it.each(['', '[]', '{', '{"type":1}', 'null'])('with the body %j is unreadable', (raw) => {
    expect(readStripeNotice(raw)).toEqual({ about: 'unreadable', kind: 'unreadable' });
  });
});
