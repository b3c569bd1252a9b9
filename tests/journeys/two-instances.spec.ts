import { z } from 'zod';
import { type Instance, startInstance } from '../support/instance';
import { moveToEndOfLists } from './support/database';
import { expectEverywhere } from './support/expect-everywhere';
import { cacheEverywhere, urlsOnBoth } from './support/on-both-instances';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

let second: Instance;
test.beforeAll(async () => {
  second = await startInstance(z.string().parse(process.env.E2E_DATA_DIR));
});
test.afterAll(() => second?.stop());

test('hiding and deleting take effect on every instance', async ({ request }) => {
  const token = await tokenOf('ben');
  const headers = { authorization: `Bearer ${token}` };
  const name = `Two Instances ${Date.now()}`;
  const id = await paidMemorial(request, token, { name });
  await moveToEndOfLists(id);
  const page = `/memorial/${id}`;
  const change = (data: object) => request.put(`/api/memorials/${id}`, { headers, data });

  await cacheEverywhere(urlsOnBoth(second, page));
  expect((await change({ isPublic: false })).status()).toBe(200);
  await expectStatusEverywhere(page, 404);
  const list = await request.get(`${second.url}/api/memorials?name=${encodeURIComponent(name)}`);
  expect(await list.json()).toMatchObject({ total: 0 });

  expect((await change({ isPublic: true })).status()).toBe(200);
  await expectStatusEverywhere(page, 200);

  await cacheEverywhere(urlsOnBoth(second, page));
  expect((await request.delete(`/api/memorials/${id}`, { headers })).status()).toBe(200);
  await expectStatusEverywhere(page, 404);
  expect((await request.get(`${second.url}/q/${id}`, { maxRedirects: 0 })).status()).toBe(410);
});

const expectStatusEverywhere = (page: string, status: number) =>
  expectEverywhere(urlsOnBoth(second, page), (answer) => answer.status, status);
