import { describe, expect, it } from 'vitest';
import { readVerification } from '@/lib/payments/providers/paystack/verification';

const data = {
  id: 4099260516,
  status: 'success',
  reference: 'ref',
  amount: 37_000,
  currency: 'ZAR',
  domain: 'test',
  metadata: { orderId: 'order' },
  paid_at: '2026-11-21T10:00:00.000Z',
  customer: { email: 'ada@example.org' },
};

const read = (change: object, status = 200) =>
  readVerification(status, { status: true, message: 'ok', data: { ...data, ...change } }, 'ref');

describe('readVerification', () => {
  it('reads a paid transaction', () => {
    expect(read({})).toMatchObject({
      status: 'success',
      providerTxnId: '4099260516',
      amountMinor: 37_000,
      domainMatches: true,
      orderId: 'order',
      payerEmail: 'ada@example.org',
      paidAt: new Date('2026-11-21T10:00:00Z'),
    });
  });

  it.each([
    ['abandoned', 'open'],
    ['ongoing', 'open'],
    ['pending', 'open'],
    ['processing', 'open'],
    ['queued', 'open'],
    ['reversed', 'open'],
    ['reversal-pending', 'open'],
    ['failed', 'failed'],
  ])('treats the status %s as %s', (status, ourStatus) => {
    expect(read({ status }).status).toBe(ourStatus);
  });

  it.each([
    ['text', '{"orderId":"order"}', 'order'],
    ['an empty text', '', null],
    ['zero', 0, null],
    ['null', null, null],
    ['broken text', '{', null],
  ])('reads metadata that is %s', (_, metadata, orderId) => {
    expect(read({ metadata }).orderId).toBe(orderId);
  });

  it('reads an amount sent as text', () => {
    expect(read({ amount: '37000' }).amountMinor).toBe(37_000);
  });

  it('accepts a payment with an unreadable time', () => {
    expect(read({ paid_at: 'yesterday-ish' }).paidAt.getTime()).toBeGreaterThan(0);
  });

  it('detects live money with a test key', () => {
    expect(read({ domain: 'live' }).domainMatches).toBe(false);
  });

  it.each([400, 404])('treats %i as "no such payment yet"', (status) => {
    expect(readVerification(status, { status: false }, 'ref').status).toBe('unknown');
  });

  it.each([
    ['429', 429, { status: false }],
    ['500', 500, {}],
    ['HTML', 200, '<html>'],
    ['a refusal with 200', 200, { status: false, message: 'no' }],
    ['no amount', 200, { status: true, data: { ...data, amount: undefined } }],
  ])('throws an error instead of returning a verdict for %s', (_, status, body) => {
    expect(() => readVerification(status, body, 'ref')).toThrowError(/contact support/);
  });
});
