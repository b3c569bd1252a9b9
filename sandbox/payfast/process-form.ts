import type { Call } from '../http/call';
import { html } from '../http/html';
import { page } from '../http/page';
import { type Reply, redirect } from '../http/reply';
import type { World } from '../world';
import { formSignature } from './form-signature';
import { newPayment } from './payment';

/** POST /eng/process: accepts a signed form and redirects to the payment page (payments.md 2.1-2.3). */
export function processForm(world: World, call: Call): Reply {
  const fields = new URLSearchParams(call.body);
  const faults = faultsOf(fields, world);
  if (faults.length > 0) return refusal(faults);
  const payment = world.payments.put(newPayment(world.payments.nextId(), fields));
  return redirect(`/eng/payment/${payment.token}`);
}

/** PayFast's minimum is R5.00 (payments.md 2.5). */
const MINIMUM_CENTS = 500;

function faultsOf(fields: URLSearchParams, { settings }: World): string[] {
  const { merchantId, merchantKey, passphrase } = settings.payfast;
  const amount = fields.get('amount') ?? '';
  const faults: string[] = [];
  if (fields.get('merchant_id') !== merchantId) faults.push('merchant_id: Unknown merchant ID');
  if (fields.get('merchant_key') !== merchantKey) faults.push('merchant_key: Wrong merchant key');
  if (!/^\d+\.\d{2}$/.test(amount)) faults.push('amount: The amount must be like 370.00');
  else if (Number(amount.replace('.', '')) < MINIMUM_CENTS) {
    faults.push('amount: The amount must be R5.00 at least');
  }
  if (!fields.get('item_name')) faults.push('item_name: The item name field is required.');
  for (const name of ['return_url', 'cancel_url', 'notify_url']) {
    if (!isWebAddress(fields.get(name))) faults.push(`${name}: The address is not valid`);
  }
  if (fields.get('signature') !== formSignature(fields, passphrase)) {
    faults.push('signature: Generated signature does not match submitted signature');
  }
  return faults;
}

function isWebAddress(address: string | null): boolean {
  return !address || (/^https?:/.test(address) && URL.canParse(address));
}

function refusal(faults: string[]): Reply {
  const content = html`<h1>400 Bad Request</h1>
<p>Your request was not successful, as there was one or more errors:</p>
<ul>${faults.map((fault) => html`<li>${fault}</li>`)}</ul>`;
  return page({ title: '400 Bad Request', kind: 'checkout', content, status: 400 });
}
