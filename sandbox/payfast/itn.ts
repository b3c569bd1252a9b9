import type { Letter } from '../webhooks/courier';
import type { World } from '../world';
import { signatureOf } from './form-signature';
import type { Payment } from './payment';
import { phpUrlencode } from './php-urlencode';

type Told = { status: string; paymentId: string };

/** Returns the ITN's fields in order: empty ones included, custom_str before custom_int (payments.md 2.4). */
export function itnFields(payment: Payment, told: Told, world: World): [string, string][] {
  const { amountGross, merchantId } = world.knobs.values.payfast;
  const field = (name: string): [string, string] => [name, payment.fields[name] ?? ''];
  const gross = amountGross ?? payment.fields.amount ?? '';
  const fee = feeOf(gross);
  return [
    field('m_payment_id'),
    ['pf_payment_id', told.paymentId],
    ['payment_status', told.status],
    field('item_name'),
    field('item_description'),
    ['amount_gross', gross],
    ['amount_fee', (-fee / 100).toFixed(2)],
    ['amount_net', ((centsOf(gross) - fee) / 100).toFixed(2)],
    ...[1, 2, 3, 4, 5].map((number) => field(`custom_str${number}`)),
    ...[1, 2, 3, 4, 5].map((number) => field(`custom_int${number}`)),
    field('name_first'),
    field('name_last'),
    field('email_address'),
    ['merchant_id', merchantId ?? payment.fields.merchant_id ?? ''],
  ];
}

/** Returns the string that an ITN's signature covers, without the passphrase (payments.md 2.4). */
export function itnString(fields: [string, string][]): string {
  return fields.map(([name, value]) => `${name}=${phpUrlencode(value)}`).join('&');
}

/** Returns an ITN to notify_url. From then on, /eng/query/validate recognises it. */
export function itnLetter(world: World, id: number, told: Told): Letter | null {
  const payment = world.payments.get(id);
  const url = payment?.fields.notify_url;
  if (!payment || !url) return null;
  const string = itnString(itnFields(payment, told, world));
  const passphrase = world.settings.payfast.passphrase;
  const secret = world.knobs.values.payfast.badSignature ? `not ${passphrase}` : passphrase;
  world.payments.put({ ...payment, itns: [...payment.itns, string] });
  return {
    url,
    body: `${string}&signature=${signatureOf(string, secret)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    onAttempt: (status) => {
      const sent = world.payments.get(id);
      if (!sent) return;
      const attempt = { event: `itn.${told.status}`, at: new Date().toISOString(), status };
      world.payments.put({ ...sent, webhooks: [...sent.webhooks, attempt] });
    },
  };
}

/** Roughly PayFast's fee: 3.5% and R2. */
function feeOf(gross: string): number {
  return Math.round(centsOf(gross) * 0.035) + 200;
}

function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100) || 0;
}
