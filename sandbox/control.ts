import { html } from './http/html';
import { htmlPage } from './http/page';
import { jsonReply, type Reply } from './http/reply';
import type { Route } from './http/route-request';
import { itnRequest } from './payfast/itn';
import { amountLabel } from './paystack/amount-label';
import { refundedOfTransaction } from './paystack/paystack-refund';
import { chargeEvent, webhookRequest } from './paystack/webhooks';
import type { ListedPayment } from './provider-simulation';
import type { SandboxState } from './sandbox-state';
import type { WebhookRequest } from './webhooks/webhook-sender';

/** Routes that no provider has, for tests: listing payments and resending a webhook. */
export function controlRoutes(state: SandboxState): Route[] {
  return [
    { method: 'GET', path: '/transactions', run: () => transactionsPage(state) },
    {
      method: 'GET',
      path: '/control/transactions.json',
      run: () => jsonReply(listAllPayments(state).filter((one) => one.paidAt !== null)),
    },
    {
      method: 'POST',
      path: '/control/webhooks/:reference/resend',
      run: ({ param }) => resend(state, param('reference')),
    },
  ];
}

/** Returns the transactions of all providers. Amounts are in the smallest unit. */
function listAllPayments(state: SandboxState): ListedPayment[] {
  const refunds = state.refunds.newestFirst();
  const paystack = state.transactions.newestFirst().map((one) => ({
    provider: 'paystack',
    id: String(one.id),
    reference: one.reference,
    status: one.status,
    amount: one.amount,
    refunded: refundedOfTransaction(one.id, refunds),
    currency: one.currency,
    email: one.email,
    metadata: one.metadata,
    createdAt: one.createdAt,
    paidAt: one.paidAt,
    webhooks: one.webhooks,
  }));
  const payfast = state.payments.newestFirst().map((one) => ({
    provider: 'payfast',
    id: String(one.id),
    reference: one.fields.m_payment_id ?? '',
    status: one.status,
    amount: Number((one.fields.amount ?? '0').replace('.', '')),
    refunded: 0,
    currency: 'ZAR',
    email: one.fields.email_address ?? '',
    metadata: null,
    createdAt: one.createdAt,
    paidAt: one.paidAt,
    webhooks: one.webhooks,
  }));
  const others = state.simulations.flatMap(({ listPayments }) => listPayments());
  return [...paystack, ...payfast, ...others].sort((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
}

/**
 * Sends a webhook once, even if webhooks are switched off. The response contains the application's status (0 for no
 * response).
 */
async function resend(state: SandboxState, reference: string): Promise<Reply> {
  const webhook =
    findChargeWebhook(state, reference) ??
    findItn(state, reference) ??
    state.simulations
      .map((simulation) => simulation.findWebhook(reference))
      .find((found) => found !== null);
  if (!webhook) return jsonReply({ error: 'Nobody has paid with this reference.' }, 404);
  return jsonReply({ reference, status: await state.webhookSender.attempt(webhook) });
}

function findChargeWebhook(state: SandboxState, reference: string): WebhookRequest | null {
  const charge = state.transactions.find((one) => one.reference === reference);
  if (!charge?.paidAt) return null;
  return webhookRequest(state, charge.id, 'charge.success', chargeEvent(state, charge));
}

function findItn(state: SandboxState, reference: string): WebhookRequest | null {
  const payment = state.payments.find(
    (one) => one.fields.m_payment_id === reference && one.paidAt !== null,
  );
  const content = { status: 'COMPLETE', paymentId: String(payment?.id) };
  return payment ? itnRequest(state, payment.id, content) : null;
}

function transactionsPage(state: SandboxState): Reply {
  const rows = listAllPayments(state).map((one) => {
    const attempts = one.webhooks.map(({ event, status }) => `${event} ${status || 'no answer'}`);
    return html`<li><strong>${amountLabel(one.amount, one.currency)}</strong> ${one.status}
<span class="quiet small">by ${one.provider}</span><br>
<span class="small">${one.reference}, ${one.email}</span><br>
<span class="small quiet">${one.createdAt.slice(0, 19).replace('T', ' ')} UTC</span>
${attempts.length ? html`<br><span class="small quiet">${attempts.join(', ')}</span>` : ''}</li>`;
  });
  const list = rows.length
    ? html`<ul class="list">${rows}</ul>`
    : html`<p>Nobody has paid yet.</p>`;
  return htmlPage({ title: 'Transactions', content: html`<h1>Transactions</h1>${list}` });
}
