import type { Route } from '../http/call';
import { type Reply, redirect } from '../http/reply';
import type { World } from '../world';
import { notify } from './notify';
import type { Payment } from './payment';
import { paymentPage } from './payment-page';
import { processForm } from './process-form';
import { validate } from './validate';

/** PayFast under its own paths (payments.md 2.1, 2.6). */
export function payfastRoutes(world: World): Route[] {
  const of = (token: string) => world.payments.find((payment) => payment.token === token);
  const act = (run: (payment: Payment) => Promise<Reply> | Reply): Route['run'] => {
    return ({ param }) => {
      const payment = of(param('token'));
      return payment?.status === 'open' ? run(payment) : leave(payment);
    };
  };
  return [
    { method: 'POST', path: '/eng/process', run: (call) => processForm(world, call) },
    { method: 'POST', path: '/eng/query/validate', run: (call) => validate(world, call) },
    {
      method: 'GET',
      path: '/eng/payment/:token',
      run: ({ param, url }) => paymentPage(of(param('token')), url.searchParams.has('declined')),
    },
    { method: 'POST', path: '/eng/payment/:token/pay', run: act((one) => pay(world, one)) },
    {
      method: 'POST',
      path: '/eng/payment/:token/decline',
      // The buyer may try another card; no ITN is sent (payments.md 2.4).
      run: act(({ token }) => redirect(`/eng/payment/${token}?declined=1`)),
    },
    {
      method: 'POST',
      path: '/eng/payment/:token/cancel',
      // Cancelling sends no ITN (payments.md 2.4).
      run: act((one) => leave(world.payments.put({ ...one, status: 'cancelled' }))),
    },
  ];
}

async function pay(world: World, payment: Payment): Promise<Reply> {
  const paidAt = new Date().toISOString();
  const paid = world.payments.put({ ...payment, status: 'paid', paidAt });
  await notify(world, paid);
  return leave(paid);
}

/** Redirects to the shop. The address contains no proof of a payment (payments.md 2.4). */
function leave(payment: Payment | undefined): Reply {
  const back = payment?.status === 'paid' ? payment.fields.return_url : payment?.fields.cancel_url;
  return back ? redirect(back) : paymentPage(payment, false);
}
