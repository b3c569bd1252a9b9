import type { ProviderSimulation } from '../provider-simulation';
import type { SandboxState } from '../sandbox-state';
import { stripeEndpoint } from './api';
import { checkoutRoutes } from './checkout-page';
import { controlStripe, findSessionWebhook, listSessions } from './control';
import { createStripeRefund, listStripeRefunds } from './refund-api';
import { createSession, getIntent, getSession } from './session-api';
import { createStripeState, type StripeState } from './stripe-state';

/** Stripe's API, page and notices (payments.md 5.6). */
export function simulateStripe(sandboxState: SandboxState): ProviderSimulation {
  const state = createStripeState(sandboxState);
  return {
    routes: routesOf(state),
    listPayments: () => listSessions(state),
    findWebhook: (reference) => findSessionWebhook(state, reference),
  };
}

function routesOf(state: StripeState): ProviderSimulation['routes'] {
  return [
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      run: stripeEndpoint(state, 'initialize', (call) => createSession(state, call)),
    },
    {
      method: 'GET',
      path: '/v1/checkout/sessions/:id',
      run: stripeEndpoint(state, 'verify', (call) => getSession(state, call)),
    },
    {
      method: 'GET',
      path: '/v1/payment_intents/:id',
      run: stripeEndpoint(state, 'verify', (call) => getIntent(state, call)),
    },
    {
      method: 'POST',
      path: '/v1/refunds',
      run: stripeEndpoint(state, 'refund', (call) => createStripeRefund(state, call)),
    },
    {
      method: 'GET',
      path: '/v1/refunds',
      run: stripeEndpoint(state, 'list', (call) => listStripeRefunds(state, call)),
    },
    ...checkoutRoutes(state),
    controlStripe(state),
  ];
}
