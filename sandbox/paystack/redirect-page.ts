import { z } from 'zod';
import { html } from '../http/html';
import { formActionPolicy, htmlPage } from '../http/page';
import { type Reply, redirectReply } from '../http/reply';
import type { Route } from '../http/route-request';
import type { SandboxState } from '../sandbox-state';
import { amountLabel } from './amount-label';
import { declineTransaction, payTransaction } from './settle-charge';
import { isPayable, type Transaction } from './transaction';

/** The page at `authorization_url`, which redirects to callback_url (payments.md 1.1, 1.8). */
export function redirectPageRoutes(state: SandboxState): Route[] {
  const findTransaction = (param: (name: string) => string) =>
    state.transactions.find((one) => one.accessCode === param('access_code'));
  return [
    {
      method: 'GET',
      path: '/:access_code',
      run: ({ param, url }) =>
        checkoutPage(findTransaction(param), url.searchParams.has('declined')),
    },
    {
      method: 'POST',
      path: '/:access_code/pay',
      run: async ({ param }) => {
        const transaction = findTransaction(param);
        return transaction
          ? returnToShop(await payTransaction(state, transaction))
          : checkoutPage();
      },
    },
    {
      method: 'POST',
      path: '/:access_code/decline',
      run: ({ param }) => {
        const transaction = findTransaction(param);
        if (transaction) declineTransaction(state, transaction);
        return transaction
          ? redirectReply(`/${transaction.accessCode}?declined=1`)
          : checkoutPage();
      },
    },
    {
      method: 'POST',
      path: '/:access_code/cancel',
      run: ({ param }) => {
        const transaction = findTransaction(param);
        return transaction ? returnCancelled(transaction) : checkoutPage();
      },
    },
  ];
}

function checkoutPage(transaction?: Transaction, isDeclined = false): Reply {
  if (!transaction) {
    const content = html`<h1>There is nothing here</h1><p><a href="/">To the sandbox</a></p>`;
    return htmlPage({ title: 'Nothing here', content, status: 404 });
  }
  if (!isPayable(transaction)) return returnToShop(transaction);
  const { accessCode, amount, currency, email, callbackUrl } = transaction;
  const content = html`<p class="quiet small">Sandbox: no money moves</p>
<h1>Card payment</h1>
<p class="amount">${amountLabel(amount, currency)}</p>
<p class="quiet">${email}</p>
${isDeclined ? html`<p class="alarm" role="status">Declined. You can try again.</p>` : ''}
<div class="buttons">
<form method="post" action="/${accessCode}/pay"><button class="primary">Pay</button></form>
<form method="post" action="/${accessCode}/decline"><button>Decline</button></form>
<form method="post" action="/${accessCode}/cancel"><button>Cancel</button></form>
</div>`;
  const policy = formActionPolicy(callbackUrl ?? undefined, cancelAction(transaction));
  return htmlPage({ title: 'Card payment', kind: 'checkout', content, policy });
}

function returnToShop(transaction: Transaction): Reply {
  const returnUrl = callbackOf(transaction);
  if (returnUrl) return redirectReply(returnUrl);
  const content = html`<h1>Paid</h1><p>The shop named no page to return to.</p>`;
  return htmlPage({ title: 'Paid', kind: 'checkout', content });
}

function returnCancelled(transaction: Transaction): Reply {
  const returnUrl = cancelAction(transaction) ?? callbackOf(transaction);
  if (returnUrl) return redirectReply(returnUrl);
  const content = html`<h1>Cancelled</h1><p>The shop named no page to return to.</p>`;
  return htmlPage({ title: 'Cancelled', kind: 'checkout', content });
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
