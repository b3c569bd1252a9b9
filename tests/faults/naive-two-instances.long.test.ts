import { expect, test } from 'vitest';
import { callbacksAtOnce } from './run/callbacks-at-once';

const ORDERS = 10;
const CALLBACKS = 20;

test('a naive settle records the same payment twice when callbacks arrive at once', async () => {
  const { charges, broken } = await callbacksAtOnce(ORDERS, CALLBACKS, true);
  expect(charges).toBeGreaterThan(ORDERS);
  expect(broken).not.toEqual([]);
});
