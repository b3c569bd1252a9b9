import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/admin/orders/route';
import { call } from '../../../support/call';
import { ada, ben, type Person, root } from '../../../support/cast';
import { brokenOrder, paidOrder } from '../../../support/memorial-order';

let admin: Person;
let buyer: Person;
let paid: string;
let waiting: string;

beforeAll(async () => {
  admin = await root();
  buyer = await ada();
  paid = (await paidOrder(buyer)).orderId;
  waiting = (await brokenOrder(await ben())).orderId;
});

const ids = async (path: string) =>
  (await call(GET, { path, headers: admin.headers })).body.orders.map(
    ({ id }: { id: string }) => id,
  );

describe('GET /api/admin/orders with filters', () => {
  it.each([
    ['/', () => [waiting]],
    ['/?status=review', () => [waiting]],
    ['/?status=all', () => [waiting, paid]],
    ['/?status=fulfilled', () => [paid]],
    ['/?status=refunded', () => []],
    ['/?search=ADA@example.org', () => [paid]],
    ['/?search=ada', () => []],
    ['/?search=ada@example.org&status=review', () => []],
  ])('returns the matching orders for %s', async (path, expected) => {
    expect(await ids(path)).toEqual(expected());
  });

  it('finds an order by its id', async () => {
    expect(await ids(`/?search=${paid}`)).toEqual([paid]);
    expect(await ids(`/?search=${paid}&page=2`)).toEqual([]);
  });

  it.each(['/?status=lost', '/?search=%00', '/?sortBy=email'])('refuses %s', async (path) => {
    expect((await call(GET, { path, headers: admin.headers })).status).toBe(400);
  });
});
