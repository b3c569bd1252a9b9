import { html } from '../http/html';
import { htmlPage } from '../http/page';
import { type Reply, redirectReply } from '../http/reply';
import type { RouteRequest } from '../http/route-request';
import type { SandboxState } from '../sandbox-state';
import { formSignature } from './form-signature';
import { newPayment } from './payment';

/** POST /eng/process: accepts a signed form and redirects to the payment page (payments.md 2.1-2.3). */
export function processForm(state: SandboxState, call: RouteRequest): Reply {
  const fields = new URLSearchParams(call.body);
  const errors = findFormErrors(fields, state);
  if (errors.length > 0) return errorPage(errors);
  const payment = state.payments.put(newPayment(state.payments.nextId(), fields));
  return redirectReply(`/eng/payment/${payment.token}`);
}

/** PayFast's minimum is R5.00 (payments.md 2.5). */
const MINIMUM_CENTS = 500;

function findFormErrors(fields: URLSearchParams, { settings }: SandboxState): string[] {
  const { merchantId, merchantKey, passphrase } = settings.payfast;
  const amount = fields.get('amount') ?? '';
  const errors: string[] = [];
  if (fields.get('merchant_id') !== merchantId) errors.push('merchant_id: Unknown merchant ID');
  if (fields.get('merchant_key') !== merchantKey) errors.push('merchant_key: Wrong merchant key');
  if (!/^\d+\.\d{2}$/.test(amount)) errors.push('amount: The amount must be like 370.00');
  else if (Number(amount.replace('.', '')) < MINIMUM_CENTS) {
    errors.push('amount: The amount must be R5.00 at least');
  }
  if (!fields.get('item_name')) errors.push('item_name: The item name field is required.');
  for (const name of ['return_url', 'cancel_url', 'notify_url']) {
    if (!isWebAddress(fields.get(name))) errors.push(`${name}: The address is not valid`);
  }
  if (fields.get('signature') !== formSignature(fields, passphrase)) {
    errors.push('signature: Generated signature does not match submitted signature');
  }
  return errors;
}

function isWebAddress(address: string | null): boolean {
  return !address || (/^https?:/.test(address) && URL.canParse(address));
}

function errorPage(errors: string[]): Reply {
  const content = html`<h1>400 Bad Request</h1>
<p>Your request was not successful, as there was one or more errors:</p>
<ul>${errors.map((formError) => html`<li>${formError}</li>`)}</ul>`;
  return htmlPage({ title: '400 Bad Request', kind: 'checkout', content, status: 400 });
}
