import { timingSafeEqual } from 'node:crypto';
import type { Evidence } from '../evidence';
import { signatureOf } from './signature';

/** `kind` is PayFast's own word for the state. */
export type PayfastNotice = { reference: string; kind: string; evidence: Evidence };

/**
 * The part of an ITN that its signature covers: everything before the pair, in the order received, empty
 * fields included, byte for byte (payments.md 2.4). Whatever follows the signature is ignored.
 */
export function signedPart(rawBody: string): string {
  const at = /(?:^|&)signature=/.exec(rawBody)?.index;
  return at === undefined ? rawBody : rawBody.slice(0, at);
}

/** Whether the ITN carries the signature that goes with this passphrase. */
export function isSignedWith(rawBody: string, passphrase: string): boolean {
  const signed = signedPart(rawBody);
  const given = /^&?signature=([0-9a-f]{32})(?:&|$)/.exec(rawBody.slice(signed.length))?.[1];
  if (!given) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(signed, passphrase)));
}

/** Reads the signed part of an ITN. Accepts our merchant id and the time of arrival. Returns null without a reference. */
export function readNotice(
  rawBody: string,
  merchantId: string,
  receivedAt: Date,
): PayfastNotice | null {
  const fields = new URLSearchParams(signedPart(rawBody));
  const field = (name: string) => fields.get(name) ?? '';
  const reference = field('m_payment_id');
  if (!/^[A-Za-z0-9.=-]{1,100}$/.test(reference) || saysTwice(fields)) return null;
  return {
    reference,
    kind: field('payment_status').slice(0, 40),
    evidence: {
      status: STATUS[field('payment_status')] ?? 'open',
      reference,
      providerTxnId: field('pf_payment_id'),
      amountMinor: minorOf(field('amount_gross')),
      requestedMinor: null,
      currency: 'ZAR', // PayFast knows no other, and an ITN has no field for it (2.5)
      domainMatches: field('merchant_id') === merchantId,
      orderId: field('custom_str1') || null,
      payerEmail: null, // the buyer may type another one on PayFast's page
      paidAt: receivedAt, // an ITN does not say when
    },
  };
}

const STATUS: Record<string, Evidence['status']> = {
  COMPLETE: 'success',
  FAILED: 'failed',
  CANCELLED: 'failed',
  PENDING: 'open',
};

/** '370.00' as 37000; NaN for '370', '370.000', '3.7e2' and '370,00', which fit no order. */
function minorOf(amount: string): number {
  return /^\d+\.\d{2}$/.test(amount) ? Number(amount.replace('.', '')) : Number.NaN;
}

/** Two fields of one name: PHP would believe the last, and we the first. */
const saysTwice = (fields: URLSearchParams) => new Set(fields.keys()).size !== [...fields].length;
