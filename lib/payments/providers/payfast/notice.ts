import { timingSafeEqual } from 'node:crypto';
import type { Evidence } from '../evidence';
import { signatureOf } from './signature';

/** `kind` is the value of `payment_status`. */
export type PayfastNotice = { reference: string; kind: string; evidence: Evidence };

/**
 * The part of an ITN that its signature covers: everything before the signature, byte for byte, in
 * the order received, with empty fields (payments.md 2.4). What follows the signature is ignored.
 */
export function signedPart(rawBody: string): string {
  const at = /(?:^|&)signature=/.exec(rawBody)?.index;
  return at === undefined ? rawBody : rawBody.slice(0, at);
}

/** Whether the signature of the ITN matches this passphrase. */
export function isSignedWith(rawBody: string, passphrase: string): boolean {
  const signed = signedPart(rawBody);
  const receivedSignature = /^&?signature=([0-9a-f]{32})(?:&|$)/.exec(
    rawBody.slice(signed.length),
  )?.[1];
  if (!receivedSignature) return false;
  return timingSafeEqual(
    Buffer.from(receivedSignature),
    Buffer.from(signatureOf(signed, passphrase)),
  );
}

/** Parses the signed part of an ITN. Returns null if it has no valid reference. */
export function readNotice(
  rawBody: string,
  merchantId: string,
  receivedAt: Date,
): PayfastNotice | null {
  const fields = new URLSearchParams(signedPart(rawBody));
  const field = (name: string) => fields.get(name) ?? '';
  const reference = field('m_payment_id');
  if (!/^[A-Za-z0-9.=-]{1,100}$/.test(reference) || hasRepeatedField(fields)) return null;
  return {
    reference,
    kind: field('payment_status').slice(0, 40),
    evidence: {
      status: STATUS[field('payment_status')] ?? 'open',
      reference,
      providerTxnId: field('pf_payment_id'),
      amountMinor: parseRand(field('amount_gross')),
      requestedMinor: null,
      currency: 'ZAR', // PayFast only has rand, and an ITN has no currency field (2.5)
      domainMatches: field('merchant_id') === merchantId,
      orderId: field('custom_str1') || null,
      payerEmail: null, // the buyer may type another one on PayFast's page
      paidAt: receivedAt, // an ITN contains no time of payment
    },
  };
}

const STATUS: Record<string, Evidence['status']> = {
  COMPLETE: 'success',
  FAILED: 'failed',
  CANCELLED: 'failed',
  PENDING: 'open',
};

/**
 * '370.00' becomes 37000. NaN for '370', '370.000', '3.7e2' and '370,00', so that they match no
 * order.
 */
function parseRand(amount: string): number {
  return /^\d+\.\d{2}$/.test(amount) ? Number(amount.replace('.', '')) : Number.NaN;
}

/** With a repeated field, PHP would read the last value and we the first. */
const hasRepeatedField = (fields: URLSearchParams) =>
  new Set(fields.keys()).size !== [...fields].length;
