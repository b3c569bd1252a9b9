import { expect, test } from 'vitest';
import { callbacksAtOnce } from './run/callbacks-at-once';

const ORDERS = 100;
const CALLBACKS = 20;

test('twenty callbacks at once on two instances give each order one memorial', async () => {
  const outcome = await callbacksAtOnce(ORDERS, CALLBACKS, false);
  expect(outcome.broken).toEqual([]);
  expect(outcome).toMatchObject({ memorials: ORDERS, charges: ORDERS });
  expect(outcome.mails).toMatchObject({ written: ORDERS, arrived: ORDERS, twice: 0 });
  expect(outcome.statuses).toEqual({ 200: ORDERS * CALLBACKS });
});
