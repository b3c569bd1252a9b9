import { type Reply, redirectReply } from '../http/reply';
import type { Route } from '../http/route-request';
import type { SandboxState } from '../sandbox-state';
import type { PayfastPayment } from './payment';
import { paymentPage } from './payment-page';
import { processForm } from './process-form';
import { sendItns } from './send-itns';
import { validateItn } from './validate-itn';

/** PayFast under its own paths (payments.md 2.1, 2.6). */
export function payfastRoutes(state: SandboxState): Route[] {
  const findPayment = (token: string) => state.payments.find((payment) => payment.token === token);
  const forOpenPayment = (
    run: (payment: PayfastPayment) => Promise<Reply> | Reply,
  ): Route['run'] => {
    return ({ param }) => {
      const payment = findPayment(param('token'));
      return payment?.status === 'open' ? run(payment) : returnToShop(payment);
    };
  };
  return [
    { method: 'POST', path: '/eng/process', run: (call) => processForm(state, call) },
    { method: 'POST', path: '/eng/query/validate', run: (call) => validateItn(state, call) },
    {
      method: 'GET',
      path: '/eng/payment/:token',
      run: ({ param, url }) =>
        paymentPage(findPayment(param('token')), url.searchParams.has('declined')),
    },
    {
      method: 'POST',
      path: '/eng/payment/:token/pay',
      run: forOpenPayment((one) => pay(state, one)),
    },
    {
      method: 'POST',
      path: '/eng/payment/:token/decline',
      // The buyer may try another card; no ITN is sent (payments.md 2.4).
      run: forOpenPayment(({ token }) => redirectReply(`/eng/payment/${token}?declined=1`)),
    },
    {
      method: 'POST',
      path: '/eng/payment/:token/cancel',
      // Cancelling sends no ITN (payments.md 2.4).
      run: forOpenPayment((one) =>
        returnToShop(state.payments.put({ ...one, status: 'cancelled' })),
      ),
    },
  ];
}

async function pay(state: SandboxState, payment: PayfastPayment): Promise<Reply> {
  const paidAt = new Date().toISOString();
  const paidPayment = state.payments.put({ ...payment, status: 'paid', paidAt });
  await sendItns(state, paidPayment);
  return returnToShop(paidPayment);
}

/** Redirects to the shop. The address contains no proof of a payment (payments.md 2.4). */
function returnToShop(payment: PayfastPayment | undefined): Reply {
  const returnUrl =
    payment?.status === 'paid' ? payment.fields.return_url : payment?.fields.cancel_url;
  return returnUrl ? redirectReply(returnUrl) : paymentPage(payment, false);
}
