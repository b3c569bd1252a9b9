import type { Route } from '../http/call';
import type { World } from '../world';
import { apiCall } from './api-call';
import { popupActionRoutes } from './popup-actions';
import { popupPageRoutes } from './popup-page';
import { redirectPageRoutes } from './redirect-page';
import { createRefund, listRefunds, oneRefund } from './refund-api';
import { initialize, listTransactions, verify } from './transaction-api';

/** Paystack's API, popup and redirect page (payments.md 1.8). */
export function paystackRoutes(world: World): Route[] {
  return [
    {
      method: 'POST',
      path: '/transaction/initialize',
      run: apiCall(world, 'initialize', (call) => initialize(world, call)),
    },
    {
      method: 'GET',
      path: '/transaction/verify/:reference',
      run: apiCall(world, 'verify', (call) => verify(world, call)),
    },
    {
      method: 'GET',
      path: '/transaction',
      run: apiCall(world, 'list', (call) => listTransactions(world, call)),
    },
    {
      method: 'POST',
      path: '/refund',
      run: apiCall(world, 'refund', (call) => createRefund(world, call)),
    },
    {
      method: 'GET',
      path: '/refund',
      run: apiCall(world, 'refund', (call) => listRefunds(world, call)),
    },
    {
      method: 'GET',
      path: '/refund/:id',
      run: apiCall(world, 'refund', (call) => oneRefund(world, call)),
    },
    ...popupPageRoutes(),
    ...popupActionRoutes(world),
    // These match any single path segment, so they must come last.
    ...redirectPageRoutes(world),
  ];
}
