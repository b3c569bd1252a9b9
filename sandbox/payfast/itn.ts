import type { SandboxState } from '../sandbox-state';
import type { WebhookRequest } from '../webhooks/webhook-sender';
import { encodeLikePhp } from './encode-like-php';
import { signatureWithPassphrase } from './form-signature';
import type { PayfastPayment } from './payment';

type ItnContent = { status: string; paymentId: string };

/** Returns the ITN's fields in order: empty ones included, custom_str before custom_int (payments.md 2.4). */
export function itnFields(
  payment: PayfastPayment,
  content: ItnContent,
  state: SandboxState,
): [string, string][] {
  const { amountGross, merchantId } = state.knobs.values.payfast;
  const field = (name: string): [string, string] => [name, payment.fields[name] ?? ''];
  const gross = amountGross ?? payment.fields.amount ?? '';
  const fee = feeOf(gross);
  return [
    field('m_payment_id'),
    ['pf_payment_id', content.paymentId],
    ['payment_status', content.status],
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
export function itnText(fields: [string, string][]): string {
  return fields.map(([name, value]) => `${name}=${encodeLikePhp(value)}`).join('&');
}

/** Returns the request that sends an ITN to notify_url. From then on, /eng/query/validate recognises this ITN. */
export function itnRequest(
  state: SandboxState,
  id: number,
  content: ItnContent,
): WebhookRequest | null {
  const payment = state.payments.get(id);
  const url = payment?.fields.notify_url;
  if (!payment || !url) return null;
  const string = itnText(itnFields(payment, content, state));
  const passphrase = state.settings.payfast.passphrase;
  const secret = state.knobs.values.payfast.badSignature ? `not ${passphrase}` : passphrase;
  state.payments.put({ ...payment, itns: [...payment.itns, string] });
  return {
    url,
    body: `${string}&signature=${signatureWithPassphrase(string, secret)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    onAttempt: (status) => {
      const latest = state.payments.get(id);
      if (!latest) return;
      const attempt = { event: `itn.${content.status}`, at: new Date().toISOString(), status };
      state.payments.put({ ...latest, webhooks: [...latest.webhooks, attempt] });
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
