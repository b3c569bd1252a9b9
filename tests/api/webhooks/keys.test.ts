import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as sendAgain } from '@/app/api/webhooks/[id]/deliveries/[deliveryId]/send-again/route';
import { DELETE, PATCH, GET as read } from '@/app/api/webhooks/[id]/route';
import { POST as rotate } from '@/app/api/webhooks/[id]/secret/route';
import { POST as test } from '@/app/api/webhooks/[id]/test/route';
import { POST as add, GET as list } from '@/app/api/webhooks/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { call } from '@/tests/support/call';
import { ada, type Person } from '@/tests/support/cast';
import { addKey, type Key } from '@/tests/support/key';
import { addMemorial } from '@/tests/support/memorial';
import { addEndpoint } from '@/tests/support/webhook';

const URL = 'https://hooks.example.org';

let owner: Person;
/** Two memorials that the restricted key includes, and another memorial of the same owner. */
let [includedId, alsoIncludedId, otherId] = ['', '', ''];
let restricted: Key;
let unrestricted: Key;

beforeAll(async () => {
  await prepareJobs(env().DATABASE_URL);
  owner = await ada();
  const created = { createdById: owner.user.id };
  [includedId, alsoIncludedId, otherId] = [
    await addMemorial(created),
    await addMemorial(created),
    await addMemorial(created),
  ];
  restricted = await addKey(owner, {
    scopes: ['webhooks:manage'],
    memorialIds: [includedId, alsoIncludedId],
  });
  unrestricted = await addKey(owner, { scopes: ['webhooks:manage'] });
});
beforeEach(async () => {
  await db().webhookEndpoint.deleteMany();
  await db().rateLimit.deleteMany();
});

const endpoint = async (...memorialIds: string[]) =>
  (await addEndpoint(URL, { userId: owner.user.id, memorialIds })).id;
const addWith = ({ headers }: Key, memorialIds?: string[]) =>
  call(add, { headers, body: { url: URL, events: ['media.added'], memorialIds } });
const changeWith = ({ headers }: Key, id: string, body: object) =>
  call(PATCH, { method: 'PATCH', params: { id }, headers, body });
const listWith = async ({ headers }: Key): Promise<string[]> =>
  (await call(list, { headers })).body.webhooks.map(({ _id }: { _id: string }) => _id);
const row = (id: string) => db().webhookEndpoint.findUnique({ where: { id } });
async function addDelivery(endpointId: string, memorialId: string): Promise<string> {
  const delivery = { id: newId(), eventId: newId(), type: 'media.added', payload: '{}' };
  await db().webhookDelivery.create({ data: { ...delivery, endpointId, memorialId } });
  return delivery.id;
}

describe('a key restricted to some memorials', () => {
  it('adds an endpoint for its memorials, and sees the secret once', async () => {
    for (const ids of [[includedId], [includedId, alsoIncludedId]]) {
      const { status, body } = await addWith(restricted, ids);
      expect(status).toBe(201);
      expect(body.webhook.memorialIds).toEqual(ids);
      expect(body.secret).toMatch(/^whsec_/);
    }
  });

  it('adds no endpoint for other memorials, or for all', async () => {
    for (const ids of [undefined, [], [otherId], [includedId, otherId], [newId()]]) {
      const { status, body } = await addWith(restricted, ids);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    expect(await db().webhookEndpoint.count()).toBe(0);
  });

  it('cannot extend its own endpoint to other memorials, nor to all', async () => {
    const id = await endpoint(includedId);
    for (const memorialIds of [[], [otherId], [includedId, otherId]]) {
      const { status, body } = await changeWith(restricted, id, { memorialIds, active: false });
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    expect(await row(id)).toMatchObject({ memorialIds: [includedId], active: true });
    const { body } = await changeWith(restricted, id, { memorialIds: [alsoIncludedId] });
    expect(body.webhook.memorialIds).toEqual([alsoIncludedId]);
  });

  it('lists only the endpoints restricted to its memorials', async () => {
    const own = [await endpoint(includedId), await endpoint(includedId, alsoIncludedId)];
    const others = [await endpoint(), await endpoint(otherId), await endpoint(includedId, otherId)];
    // Sorted, because those added in the same millisecond are listed by id.
    expect((await listWith(restricted)).toSorted()).toEqual(own.toSorted());
    expect((await listWith(unrestricted)).toSorted()).toEqual([...own, ...others].toSorted());
  });

  it('answers 404 for any other endpoint, and changes nothing', async () => {
    const asks = [
      (params: Ids) => call(read, { params, headers: restricted.headers }),
      ({ id }: Ids) => changeWith(restricted, id, { active: false }),
      ({ id }: Ids) => changeWith(restricted, id, { memorialIds: [includedId] }),
      (params: Ids) => call(DELETE, { method: 'DELETE', params, headers: restricted.headers }),
      ...[rotate, test, sendAgain].map(
        (handler) => (params: Ids) =>
          call(handler, { method: 'POST', params, headers: restricted.headers }),
      ),
    ];
    for (const id of [
      await endpoint(),
      await endpoint(otherId),
      await endpoint(includedId, otherId),
    ]) {
      const deliveryId = await addDelivery(id, includedId);
      const before = await row(id);
      for (const ask of asks) {
        const { status, body } = await ask({ id, deliveryId });
        expect([status, body.code]).toEqual([404, 'not_found']);
      }
      expect(await row(id)).toEqual(before);
      expect(await db().webhookDelivery.count({ where: { endpointId: id } })).toBe(1);
    }
  });

  it('hides deliveries from the time when its endpoint included other memorials', async () => {
    const id = await endpoint(includedId);
    const [own, other] = [await addDelivery(id, includedId), await addDelivery(id, otherId)];
    const shown = async ({ headers }: Key) =>
      (await call(read, { params: { id }, headers })).body.deliveries
        .map(({ _id }: { _id: string }) => _id)
        .sort();
    expect(await shown(restricted)).toEqual([own]);
    expect(await shown(unrestricted)).toEqual([own, other].sort());
    const again = async ({ headers }: Key, deliveryId: string) =>
      (await call(sendAgain, { method: 'POST', params: { id, deliveryId }, headers })).status;
    expect(await again(restricted, other)).toBe(404);
    expect(await again(restricted, own)).toBe(200);
    expect(await again(unrestricted, other)).toBe(200);
  });
});

it('an unrestricted key adds endpoints for all memorials', async () => {
  for (const ids of [undefined, [], [otherId]])
    expect((await addWith(unrestricted, ids)).status).toBe(201);
});

type Ids = { id: string; deliveryId: string };
