import type { Route } from '../http/call';
import { html } from '../http/html';
import { formMayLeadTo, page } from '../http/page';
import { type Reply, redirect } from '../http/reply';
import { amountText } from '../paystack/amount-text';
import { type Session, sessionIdOf } from './session';
import { sessionNamed } from './session-api';
import { decline, pay, payLater } from './settle';
import type { StripeWorld } from './stripe-world';

const PATH = '/c/pay/:id';

/** Stripe's page with Pay, Decline, Pay later, Pay without returning, and Back (payments.md 5.1, 5.6). */
export function checkoutRoutes(world: StripeWorld): Route[] {
  const act =
    (run: (session: Session) => Reply | Promise<Reply>): Route['run'] =>
    ({ param }) => {
      const session = sessionNamed(world, param('id'));
      return session ? run(session) : nothingHere();
    };
  return [
    {
      method: 'GET',
      path: PATH,
      run: ({ param, url }) =>
        checkoutPage(sessionNamed(world, param('id')), url.searchParams.has('declined')),
    },
    { method: 'POST', path: `${PATH}/pay`, run: act(async (one) => done(await pay(world, one))) },
    {
      method: 'POST',
      path: `${PATH}/later`,
      run: act(async (one) => done(await payLater(world, one))),
    },
    {
      method: 'POST',
      path: `${PATH}/close`,
      run: act(async (one) => {
        await pay(world, one);
        return page({
          title: 'Paid',
          kind: 'checkout',
          content: html`<h1>Paid</h1><p>You may close this window.</p>`,
        });
      }),
    },
    {
      method: 'POST',
      path: `${PATH}/decline`,
      run: act((one) => redirect(`/c/pay/${sessionIdOf(decline(world, one))}?declined=1`)),
    },
  ];
}

function nothingHere(): Reply {
  const content = html`<h1>There is nothing here</h1><p><a href="/">To the sandbox</a></p>`;
  return page({ title: 'Nothing here', content, status: 404 });
}

function checkoutPage(session: Session | undefined, isDeclined: boolean): Reply {
  if (!session) return nothingHere();
  if (session.status === 'complete') return done(session);
  if (session.status === 'expired') return expiredPage(session);
  const { amount, currency, email, itemName, successUrl, cancelUrl } = session;
  const at = `/c/pay/${sessionIdOf(session)}`;
  const content = html`<p class="quiet small">Sandbox: no money moves</p>
<h1>${itemName}</h1>
<p class="amount">${sumText(amount, currency)}</p>
<p class="quiet">${email}</p>
${isDeclined ? html`<p class="alarm" role="status">Declined. You can try again.</p>` : ''}
<div class="buttons">
<form method="post" action="${at}/pay"><button class="primary">Pay</button></form>
<form method="post" action="${at}/decline"><button>Decline</button></form>
<form method="post" action="${at}/later"><button>Pay later, by transfer</button></form>
<form method="post" action="${at}/close"><button>Pay, and do not return</button></form>
</div>
<p><a href="${cancelUrl}">Back to the shop</a></p>`;
  const policy = formMayLeadTo(successUrl, cancelUrl);
  return page({ title: 'Stripe Checkout', kind: 'checkout', content, policy });
}

function expiredPage({ cancelUrl }: Session): Reply {
  const content = html`<h1>This page has expired</h1><p><a href="${cancelUrl}">Back to the shop</a></p>`;
  return page({ title: 'Expired', kind: 'checkout', content });
}

const done = (session: Session): Reply =>
  session.status === 'complete' ? redirect(session.successUrl) : expiredPage(session);

const WHOLE = ['jpy', 'krw'];

/** Formats 37000 of zar as 'ZAR 370.00'. Yen and won have no smaller unit. */
export const sumText = (amount: number, currency: string) =>
  WHOLE.includes(currency)
    ? `${currency.toUpperCase()} ${amount}`
    : amountText(amount, currency.toUpperCase());
