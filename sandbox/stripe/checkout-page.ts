import { html } from '../http/html';
import { formActionPolicy, htmlPage } from '../http/page';
import { type Reply, redirectReply } from '../http/reply';
import type { Route } from '../http/route-request';
import { amountLabel } from '../paystack/amount-label';
import { findSession } from './session-api';
import { declineSession, paySession, paySessionLater } from './settle-session';
import { type StripeSession, sessionIdOf } from './stripe-session';
import type { StripeState } from './stripe-state';

const PATH = '/c/pay/:id';

/** Stripe's page with Pay, Decline, Pay later, Pay without returning, and Back (payments.md 5.1, 5.6). */
export function checkoutRoutes(state: StripeState): Route[] {
  const forSession =
    (run: (session: StripeSession) => Reply | Promise<Reply>): Route['run'] =>
    ({ param }) => {
      const session = findSession(state, param('id'));
      return session ? run(session) : notFoundPage();
    };
  return [
    {
      method: 'GET',
      path: PATH,
      run: ({ param, url }) =>
        checkoutPage(findSession(state, param('id')), url.searchParams.has('declined')),
    },
    {
      method: 'POST',
      path: `${PATH}/pay`,
      run: forSession(async (one) => returnToShop(await paySession(state, one))),
    },
    {
      method: 'POST',
      path: `${PATH}/later`,
      run: forSession(async (one) => returnToShop(await paySessionLater(state, one))),
    },
    {
      method: 'POST',
      path: `${PATH}/close`,
      run: forSession(async (one) => {
        await paySession(state, one);
        return htmlPage({
          title: 'Paid',
          kind: 'checkout',
          content: html`<h1>Paid</h1><p>You may close this window.</p>`,
        });
      }),
    },
    {
      method: 'POST',
      path: `${PATH}/decline`,
      run: forSession((one) =>
        redirectReply(`/c/pay/${sessionIdOf(declineSession(state, one))}?declined=1`),
      ),
    },
  ];
}

function notFoundPage(): Reply {
  const content = html`<h1>There is nothing here</h1><p><a href="/">To the sandbox</a></p>`;
  return htmlPage({ title: 'Nothing here', content, status: 404 });
}

function checkoutPage(session: StripeSession | undefined, isDeclined: boolean): Reply {
  if (!session) return notFoundPage();
  if (session.status === 'complete') return returnToShop(session);
  if (session.status === 'expired') return expiredPage(session);
  const { amount, currency, email, itemName, successUrl, cancelUrl } = session;
  const path = `/c/pay/${sessionIdOf(session)}`;
  const content = html`<p class="quiet small">Sandbox: no money moves</p>
<h1>${itemName}</h1>
<p class="amount">${stripeAmountLabel(amount, currency)}</p>
<p class="quiet">${email}</p>
${isDeclined ? html`<p class="alarm" role="status">Declined. You can try again.</p>` : ''}
<div class="buttons">
<form method="post" action="${path}/pay"><button class="primary">Pay</button></form>
<form method="post" action="${path}/decline"><button>Decline</button></form>
<form method="post" action="${path}/later"><button>Pay later, by transfer</button></form>
<form method="post" action="${path}/close"><button>Pay, and do not return</button></form>
</div>
<p><a href="${cancelUrl}">Back to the shop</a></p>`;
  const policy = formActionPolicy(successUrl, cancelUrl);
  return htmlPage({ title: 'Stripe Checkout', kind: 'checkout', content, policy });
}

function expiredPage({ cancelUrl }: StripeSession): Reply {
  const content = html`<h1>This page has expired</h1><p><a href="${cancelUrl}">Back to the shop</a></p>`;
  return htmlPage({ title: 'Expired', kind: 'checkout', content });
}

const returnToShop = (session: StripeSession): Reply =>
  session.status === 'complete' ? redirectReply(session.successUrl) : expiredPage(session);

const ZERO_DECIMAL_CURRENCIES = ['jpy', 'krw'];

/** Formats 37000 of zar as 'ZAR 370.00'. Yen and won have no smaller unit. */
export const stripeAmountLabel = (amount: number, currency: string) =>
  ZERO_DECIMAL_CURRENCIES.includes(currency)
    ? `${currency.toUpperCase()} ${amount}`
    : amountLabel(amount, currency.toUpperCase());
