import type { Route } from '../http/route-request';
import type { SandboxState } from '../sandbox-state';
import { paystackEndpoint } from './paystack-endpoint';
import { popupActionRoutes } from './popup-actions';
import { popupPageRoutes } from './popup-page';
import { redirectPageRoutes } from './redirect-page';
import { createRefund, getRefund, listRefunds } from './refund-api';
import { initializeTransaction, listTransactions, verifyTransaction } from './transaction-api';

/** Paystack's API, popup and redirect page (payments.md 1.8). */
export function paystackRoutes(state: SandboxState): Route[] {
  return [
    {
      method: 'POST',
      path: '/transaction/initialize',
      run: paystackEndpoint(state, 'initialize', (call) => initializeTransaction(state, call)),
    },
    {
      method: 'GET',
      path: '/transaction/verify/:reference',
      run: paystackEndpoint(state, 'verify', (call) => verifyTransaction(state, call)),
    },
    {
      method: 'GET',
      path: '/transaction',
      run: paystackEndpoint(state, 'list', (call) => listTransactions(state, call)),
    },
    {
      method: 'POST',
      path: '/refund',
      run: paystackEndpoint(state, 'refund', (call) => createRefund(state, call)),
    },
    {
      method: 'GET',
      path: '/refund',
      run: paystackEndpoint(state, 'refund', (call) => listRefunds(state, call)),
    },
    {
      method: 'GET',
      path: '/refund/:id',
      run: paystackEndpoint(state, 'refund', (call) => getRefund(state, call)),
    },
    ...popupPageRoutes(),
    ...popupActionRoutes(state),
    // These match any single path segment, so they must come last.
    ...redirectPageRoutes(state),
  ];
}
