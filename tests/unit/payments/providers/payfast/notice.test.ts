import { describe, expect, it } from 'vitest';
import { isSignedWith, readNotice, signedPart } from '@/lib/payments/providers/payfast/notice';
import { phpUrlencode, signatureOf } from '@/lib/payments/providers/payfast/signature';
import { itnVectors } from '@/tests/support/itn-vectors';

const PASSPHRASE = 'garden';
const NOW = new Date('2026-11-21T10:00:00Z');

const bodyOf = (fields: [string, string][]) =>
  fields.map(([name, value]) => `${name}=${phpUrlencode(value)}`).join('&');

const fields = (change: Record<string, string> = {}): [string, string][] =>
  Object.entries({
    m_payment_id: 'order-ref',
    pf_payment_id: '1089250',
    payment_status: 'COMPLETE',
    item_name: 'Flowers 🌸 for Zoë',
    item_description: '',
    amount_gross: '370.00',
    custom_str1: 'order',
    custom_int1: '',
    name_last: "O'Brien *",
    merchant_id: '10000100',
    ...change,
  });

const appendSignature = (body: string, passphrase = PASSPHRASE) =>
  `${body}&signature=${signatureOf(body, passphrase)}`;
const read = (change: Record<string, string>) =>
  readNotice(appendSignature(bodyOf(fields(change))), '10000100', NOW);

describe('the signature of a notice', () => {
  it.each(itnVectors)('is $signature, as in the official software', (vector) => {
    const body = bodyOf(vector.fields_in_received_order);
    expect(isSignedWith(`${body}&signature=${vector.signature}`, vector.passphrase)).toBe(true);
    expect(isSignedWith(`${body}&signature=${vector.signature}`, 'another')).toBe(false);
  });

  it('covers empty fields and every byte as received', () => {
    const body = appendSignature(bodyOf(fields()));
    expect(isSignedWith(body, PASSPHRASE)).toBe(true);
    expect(isSignedWith(body.replace('&item_description=', ''), PASSPHRASE)).toBe(false);
    expect(isSignedWith(body.replace('%27', "'"), PASSPHRASE)).toBe(false);
    expect(isSignedWith(body.replace('370.00', '371.00'), PASSPHRASE)).toBe(false);
  });

  it.each([
    ['none', bodyOf(fields())],
    ['truncated', appendSignature(bodyOf(fields())).slice(0, -1)],
    ['made without the passphrase', appendSignature(bodyOf(fields()), '')],
    [
      'made from the fields in another order',
      appendSignature(bodyOf(fields().reverse())).replace(/.*(?=&sig)/, bodyOf(fields())),
    ],
  ])('is refused if it is %s', (_, body) => {
    expect(isSignedWith(body, PASSPHRASE)).toBe(false);
  });

  it('does not cover fields after it, which are ignored', () => {
    const body = `${appendSignature(bodyOf(fields()))}&amount_gross=1.00`;
    expect(signedPart(body)).toBe(bodyOf(fields()));
    expect(readNotice(body, '10000100', NOW)?.evidence.amountMinor).toBe(37_000);
  });
});

describe('a notice', () => {
  it('is translated into our terms', () => {
    expect(read({})).toEqual({
      reference: 'order-ref',
      kind: 'COMPLETE',
      evidence: {
        status: 'success',
        reference: 'order-ref',
        providerTxnId: '1089250',
        amountMinor: 37_000,
        requestedMinor: null,
        currency: 'ZAR',
        domainMatches: true,
        payerEmail: null,
        orderId: 'order',
        paidAt: NOW,
      },
    });
  });

  it.each([
    ['COMPLETE', 'success'],
    ['PENDING', 'open'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'failed'],
    ['complete', 'open'],
    ['', 'open'],
  ])('treats the status %j as %s', (payment_status, status) => {
    expect(read({ payment_status })?.evidence.status).toBe(status);
  });

  it.each(['370', '370.0', '370.000', '3.7e2', '370,00', '-370.00', ' 370.00', '0x1.00', ''])(
    'has no readable amount in %j',
    (amount_gross) => {
      expect(read({ amount_gross })?.evidence.amountMinor).toBeNaN();
    },
  );

  it('reports another merchant', () => {
    expect(read({ merchant_id: '10000101' })?.evidence.domainMatches).toBe(false);
  });

  it.each(['', 'a b', '../x', 'x'.repeat(101)])(
    'is refused with the reference %j',
    (m_payment_id) => {
      expect(read({ m_payment_id })).toBeNull();
    },
  );

  it('is refused if a field occurs twice', () => {
    expect(readNotice(`${bodyOf(fields())}&amount_gross=1.00`, '10000100', NOW)).toBeNull();
  });
});
