import { POST as createHosted } from '@/app/api/payments/create-payfast-payment/route';
import { POST as initiate } from '@/app/api/payments/initiate-paystack-order/route';
import { call } from './call';
import type { Person } from './cast';

/** Flowers for ten dollars, as a browser orders them. */
export const flowersFor = (memorialId: string, change: object = {}) => ({
  amount: 10,
  orderType: 'flower_tribute',
  memorialId,
  message: 'With love',
  ...change,
});

/** An order for flowers that `person` opened and has not paid yet. */
export const openFlowers = async (person: Person, memorialId: string, change: object = {}) =>
  (await call(initiate, { headers: person.headers, body: flowersFor(memorialId, change) })).body;

/** Opens the same order with PayFast; returns the form. */
export const openHostedFlowers = async (person: Person, memorialId: string, change: object = {}) =>
  (await call(createHosted, { headers: person.headers, body: flowersFor(memorialId, change) }))
    .body;
