import { POST as createHosted } from '@/app/api/payments/create-payfast-payment/route';
import { POST as initiate } from '@/app/api/payments/initiate-paystack-order/route';
import { call } from './call';
import type { Person } from './cast';

/** An order for flowers for ten dollars, as a browser sends it. */
export const flowersFor = (memorialId: string, change: object = {}) => ({
  amount: 10,
  orderType: 'flower_tribute',
  memorialId,
  message: 'With love',
  ...change,
});

/** Opens an order for flowers as `person`, without paying for it. */
export const orderFlowers = async (person: Person, memorialId: string, change: object = {}) =>
  (await call(initiate, { headers: person.headers, body: flowersFor(memorialId, change) })).body;

/** Opens the same order with PayFast. Returns the form. */
export const orderHostedFlowers = async (person: Person, memorialId: string, change: object = {}) =>
  (await call(createHosted, { headers: person.headers, body: flowersFor(memorialId, change) }))
    .body;
