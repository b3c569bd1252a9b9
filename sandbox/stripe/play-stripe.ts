import type { Play } from '../play';
import type { World } from '../world';
import { apiCall } from './api';
import { checkoutRoutes } from './checkout-page';
import { controlStripe, listedSessions, sessionLetter } from './control';
import { createStripeRefund, listStripeRefunds } from './refund-api';
import { createSession, oneIntent, oneSession } from './session-api';
import { type StripeWorld, stripeWorld } from './stripe-world';

/** Stripe's API, page and notices (payments.md 5.6). */
export function playStripe(outside: World): Play {
  const world = stripeWorld(outside);
  return {
    routes: routesOf(world),
    listed: () => listedSessions(world),
    letterAbout: (reference) => sessionLetter(world, reference),
  };
}

function routesOf(world: StripeWorld): Play['routes'] {
  return [
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      run: apiCall(world, 'initialize', (call) => createSession(world, call)),
    },
    {
      method: 'GET',
      path: '/v1/checkout/sessions/:id',
      run: apiCall(world, 'verify', (call) => oneSession(world, call)),
    },
    {
      method: 'GET',
      path: '/v1/payment_intents/:id',
      run: apiCall(world, 'verify', (call) => oneIntent(world, call)),
    },
    {
      method: 'POST',
      path: '/v1/refunds',
      run: apiCall(world, 'refund', (call) => createStripeRefund(world, call)),
    },
    {
      method: 'GET',
      path: '/v1/refunds',
      run: apiCall(world, 'list', (call) => listStripeRefunds(world, call)),
    },
    ...checkoutRoutes(world),
    controlStripe(world),
  ];
}
