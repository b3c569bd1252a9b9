import { expect } from 'vitest';
import { callbacksAtOnce } from './callbacks-at-once';

const CALLBACKS = 20;

/** Sends twenty callbacks at once for each order, to two instances, and expects each order to have one memorial. */
export async function expectOneMemorialEach(orders: number): Promise<void> {
  const outcome = await callbacksAtOnce(orders, CALLBACKS, false);
  expect(outcome.broken).toEqual([]);
  expect(outcome).toMatchObject({ memorials: orders, charges: orders });
  expect(outcome.mails).toMatchObject({ written: orders, arrived: orders, twice: 0 });
  expect(outcome.statuses).toEqual({ 200: orders * CALLBACKS });
}
