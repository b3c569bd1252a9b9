import type { Route } from './http/call';
import { html } from './http/html';
import { page } from './http/page';
import { json, type Reply } from './http/reply';
import { itnLetter } from './payfast/itn';
import { amountText } from './paystack/amount-text';
import { refundedOf } from './paystack/refund';
import { chargeEvent, webhookLetter } from './paystack/webhooks';
import type { Listed } from './play';
import type { Letter } from './webhooks/courier';
import type { World } from './world';

/** Routes for tests that no provider has: listing payments and resending a webhook. */
export function controlRoutes(world: World): Route[] {
  return [
    { method: 'GET', path: '/transactions', run: () => transactionsPage(world) },
    {
      method: 'GET',
      path: '/control/transactions.json',
      run: () => json(everything(world).filter((one) => one.paidAt !== null)),
    },
    {
      method: 'POST',
      path: '/control/webhooks/:reference/resend',
      run: ({ param }) => resend(world, param('reference')),
    },
  ];
}

/** Returns the transactions of all providers. Amounts are in the smallest unit. */
function everything(world: World): Listed[] {
  const refunds = world.refunds.newestFirst();
  const paystack = world.transactions.newestFirst().map((one) => ({
    provider: 'paystack',
    id: String(one.id),
    reference: one.reference,
    status: one.status,
    amount: one.amount,
    refunded: refundedOf(one.id, refunds),
    currency: one.currency,
    email: one.email,
    metadata: one.metadata,
    createdAt: one.createdAt,
    paidAt: one.paidAt,
    webhooks: one.webhooks,
  }));
  const payfast = world.payments.newestFirst().map((one) => ({
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
  const others = world.plays.flatMap(({ listed }) => listed());
  return [...paystack, ...payfast, ...others].sort((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
}

/**
 * Sends a webhook once, even if webhooks are switched off. The response contains the application's status (0 for no
 * response).
 */
async function resend(world: World, reference: string): Promise<Reply> {
  const letter =
    chargeLetter(world, reference) ??
    paymentLetter(world, reference) ??
    world.plays.map((play) => play.letterAbout(reference)).find((found) => found !== null);
  if (!letter) return json({ error: 'Nobody has paid with this reference.' }, 404);
  return json({ reference, status: await world.courier.attempt(letter) });
}

function chargeLetter(world: World, reference: string): Letter | null {
  const charge = world.transactions.find((one) => one.reference === reference);
  if (!charge?.paidAt) return null;
  return webhookLetter(world, charge.id, 'charge.success', chargeEvent(world, charge));
}

function paymentLetter(world: World, reference: string): Letter | null {
  const payment = world.payments.find(
    (one) => one.fields.m_payment_id === reference && one.paidAt !== null,
  );
  const sent = { status: 'COMPLETE', paymentId: String(payment?.id) };
  return payment ? itnLetter(world, payment.id, sent) : null;
}

function transactionsPage(world: World): Reply {
  const rows = everything(world).map((one) => {
    const tried = one.webhooks.map(({ event, status }) => `${event} ${status || 'no answer'}`);
    return html`<li><strong>${amountText(one.amount, one.currency)}</strong> ${one.status}
<span class="quiet small">by ${one.provider}</span><br>
<span class="small">${one.reference}, ${one.email}</span><br>
<span class="small quiet">${one.createdAt.slice(0, 19).replace('T', ' ')} UTC</span>
${tried.length ? html`<br><span class="small quiet">${tried.join(', ')}</span>` : ''}</li>`;
  });
  const list = rows.length
    ? html`<ul class="list">${rows}</ul>`
    : html`<p>Nobody has paid yet.</p>`;
  return page({ title: 'Transactions', content: html`<h1>Transactions</h1>${list}` });
}
