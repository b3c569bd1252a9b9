import { z } from 'zod';
import type { Route } from '../http/call';
import { html } from '../http/html';
import { formMayLeadTo, page } from '../http/page';
import { type Reply, redirect } from '../http/reply';
import type { World } from '../world';
import { amountText } from './amount-text';
import { declineTransaction, payTransaction } from './settle-charge';
import { isOpen, type Transaction } from './transaction';

/** The page at `authorization_url`, which redirects to callback_url (payments.md 1.1, 1.8). */
export function redirectPageRoutes(world: World): Route[] {
  const of = (param: (name: string) => string) =>
    world.transactions.find((one) => one.accessCode === param('access_code'));
  return [
    {
      method: 'GET',
      path: '/:access_code',
      run: ({ param, url }) => checkoutPage(of(param), url.searchParams.has('declined')),
    },
    {
      method: 'POST',
      path: '/:access_code/pay',
      run: async ({ param }) => {
        const transaction = of(param);
        return transaction ? done(await payTransaction(world, transaction)) : checkoutPage();
      },
    },
    {
      method: 'POST',
      path: '/:access_code/decline',
      run: ({ param }) => {
        const transaction = of(param);
        if (transaction) declineTransaction(world, transaction);
        return transaction ? redirect(`/${transaction.accessCode}?declined=1`) : checkoutPage();
      },
    },
    {
      method: 'POST',
      path: '/:access_code/cancel',
      run: ({ param }) => {
        const transaction = of(param);
        return transaction ? cancelled(transaction) : checkoutPage();
      },
    },
  ];
}

function checkoutPage(transaction?: Transaction, isDeclined = false): Reply {
  if (!transaction) {
    const content = html`<h1>There is nothing here</h1><p><a href="/">To the sandbox</a></p>`;
    return page({ title: 'Nothing here', content, status: 404 });
  }
  if (!isOpen(transaction)) return done(transaction);
  const { accessCode, amount, currency, email, callbackUrl } = transaction;
  const content = html`<p class="quiet small">Sandbox: no money moves</p>
<h1>Card payment</h1>
<p class="amount">${amountText(amount, currency)}</p>
<p class="quiet">${email}</p>
${isDeclined ? html`<p class="alarm" role="status">Declined. You can try again.</p>` : ''}
<div class="buttons">
<form method="post" action="/${accessCode}/pay"><button class="primary">Pay</button></form>
<form method="post" action="/${accessCode}/decline"><button>Decline</button></form>
<form method="post" action="/${accessCode}/cancel"><button>Cancel</button></form>
</div>`;
  const policy = formMayLeadTo(callbackUrl ?? undefined, cancelAction(transaction));
  return page({ title: 'Card payment', kind: 'checkout', content, policy });
}

function done(transaction: Transaction): Reply {
  const back = callbackOf(transaction);
  if (back) return redirect(back);
  const content = html`<h1>Paid</h1><p>The shop gave no page to return to.</p>`;
  return page({ title: 'Paid', kind: 'checkout', content });
}

function cancelled(transaction: Transaction): Reply {
  const back = cancelAction(transaction) ?? callbackOf(transaction);
  if (back) return redirect(back);
  const content = html`<h1>Cancelled</h1><p>The shop gave no page to return to.</p>`;
  return page({ title: 'Cancelled', kind: 'checkout', content });
}

function callbackOf({ callbackUrl, reference }: Transaction): string | undefined {
  if (!callbackUrl) return undefined;
  const url = new URL(callbackUrl);
  url.searchParams.set('trxref', reference);
  url.searchParams.set('reference', reference);
  return url.href;
}

const cancelActionSchema = z.object({ cancel_action: z.url({ protocol: /^https?$/ }) });

/** Returns the cancel link of the redirect page (payments.md 1.1, metadata). */
function cancelAction({ metadata }: Transaction): string | undefined {
  return cancelActionSchema.safeParse(metadata).data?.cancel_action;
}
