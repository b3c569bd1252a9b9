import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as sendAgain } from '@/app/api/webhooks/[id]/deliveries/[deliveryId]/send-again/route';
import { DELETE, PATCH, GET as read } from '@/app/api/webhooks/[id]/route';
import { POST as rotate } from '@/app/api/webhooks/[id]/secret/route';
import { POST as test } from '@/app/api/webhooks/[id]/test/route';
import { POST as add, GET as list } from '@/app/api/webhooks/route';
import { unseal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { fanOutEvent } from '@/lib/webhooks/commands/fan-out';
import { MAX_SHOWN_DELIVERIES, MAX_WEBHOOKS_PER_PERSON } from '@/lib/webhooks/rules';
import { call } from '@/tests/support/call';
import { ada, ben, cora, type Person } from '@/tests/support/cast';
import { addKeeper } from '@/tests/support/keeper';
import { addMemorial } from '@/tests/support/memorial';
import { addEndpoint } from '@/tests/support/webhook';

const WEBHOOK = {
  url: 'https://hooks.example.org/in',
  events: ['condolence.waiting', 'media.added'],
};

let owner: Person;
let other: Person;
let memorialId: string;

beforeAll(async () => {
  await prepareJobs(env().DATABASE_URL);
  [owner, other] = [await ada(), await ben()];
  memorialId = await addMemorial({ createdById: owner.user.id });
});
beforeEach(async () => {
  await db().webhookEndpoint.deleteMany();
  await db().rateLimit.deleteMany();
});

const addAs = ({ headers }: Person, body: object = WEBHOOK) => call(add, { headers, body });
const addOwn = async () =>
  (await addEndpoint('https://hooks.example.org', { userId: owner.user.id })).id;
const change = (id: string, body: object, { headers } = owner) =>
  call(PATCH, { method: 'PATCH', params: { id }, headers, body });
const post = (
  handler: Parameters<typeof call>[0],
  params: Record<string, string>,
  { headers } = owner,
) => call(handler, { method: 'POST', params, headers });
const row = (id: string) => db().webhookEndpoint.findUniqueOrThrow({ where: { id } });
const publish = () =>
  fanOutEvent({
    eventId: newId(),
    type: 'media.added',
    memorialId,
    id: newId(),
    at: new Date().toISOString(),
  });

describe('POST /api/webhooks', () => {
  it('adds an endpoint of the caller, and returns its secret once', async () => {
    const { status, body } = await addAs(owner, { ...WEBHOOK, memorialIds: [memorialId] });
    expect(status).toBe(201);
    expect(body.webhook).toMatchObject({ ...WEBHOOK, memorialIds: [memorialId], active: true });
    const stored = await row(body.webhook._id);
    expect(stored).toMatchObject({ userId: owner.user.id });
    expect(unseal(stored.secretSealed)).toBe(body.secret);
    const shown = await call(list, { headers: owner.headers });
    expect(shown.body).toEqual({ webhooks: [body.webhook], most: MAX_WEBHOOKS_PER_PERSON });
    expect(JSON.stringify(shown.body)).not.toContain('whsec_');
  });

  it.each([
    [{ url: '' }, 'url'],
    [{ url: 'http://hooks.example.org' }, 'url'],
    [{ url: 'https://127.0.0.1/' }, 'url'],
    [{ url: 'https://2130706433/' }, 'url'],
    [{ url: 'https://localhost/' }, 'url'],
    [{ url: 'https://169.254.169.254/latest/meta-data' }, 'url'],
    [{ url: 'https://[::1]/' }, 'url'],
    [{ url: 'https://[::ffff:169.254.169.254]/' }, 'url'],
    [{ url: 'https://[fe80::1]/' }, 'url'],
    [{ url: 'https://ada:secret@hooks.example.org' }, 'url'],
    [{ url: `https://hooks.example.org/${'a'.repeat(500)}` }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['user.created'] }, 'events.0'],
    [{ memorialIds: ['../../etc'] }, 'memorialIds.0'],
    [{ memorialIds: [newId()] }, 'memorialIds'],
  ])('refuses %j', async (faulty, field) => {
    const { status, body } = await addAs(owner, { ...WEBHOOK, ...faulty });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? body.fields ?? {})).toContain(field);
    expect(await db().webhookEndpoint.count()).toBe(0);
  });

  it('refuses memorials that the caller does not look after, or only contributes to', async () => {
    const helper = await cora();
    await addKeeper(memorialId, helper, 'contributor');
    for (const person of [other, helper]) {
      const { status } = await addAs(person, { ...WEBHOOK, memorialIds: [memorialId] });
      expect(status).toBe(400);
    }
  });

  it('accepts at most ten endpoints, even if requests come in parallel', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_WEBHOOKS_PER_PERSON + 3 }, () => addAs(owner)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_WEBHOOKS_PER_PERSON);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect((await addAs(other)).status).toBe(201);
  });
});

describe('an endpoint', () => {
  it('exists only for its owner', async () => {
    const id = await addOwn();
    const { id: operatorEndpointId } = await addEndpoint('https://hooks.example.org');
    const calls = [
      (params: { id: string }) => call(read, { params, headers: other.headers }),
      (params: { id: string }) => change(params.id, { active: false }, other),
      (params: { id: string }) =>
        call(DELETE, { method: 'DELETE', params, headers: other.headers }),
      (params: { id: string }) => post(rotate, params, other),
      (params: { id: string }) => post(test, params, other),
      (params: { id: string }) => post(sendAgain, { ...params, deliveryId: newId() }, other),
    ];
    for (const ask of calls)
      for (const endpointId of [id, operatorEndpointId, newId(), 'no id'])
        expect((await ask({ id: endpointId })).status).toBe(404);
    expect(await row(id)).toMatchObject({ active: true });
  });

  it('changes only in the fields that were sent', async () => {
    const id = await addOwn();
    const { body } = await change(id, { events: ['tribute.received'] });
    expect(body.webhook).toMatchObject({
      url: 'https://hooks.example.org',
      events: ['tribute.received'],
    });
    for (const url of ['https://10.0.0.1/', 'https://127.0.0.1/', 'https://[fe80::1]/'])
      expect((await change(id, { url })).status).toBe(400);
    expect((await change(id, { userId: other.user.id })).status).toBe(400);
  });

  it('gives up its deliveries when switched off, and starts over when switched on', async () => {
    const id = await addOwn();
    await publish();
    await change(id, { active: false });
    await publish();
    const { body } = await call(read, { params: { id }, headers: owner.headers });
    expect(body.deliveries).toMatchObject([{ state: 'given_up', error: 'off' }]);
    expect((await post(test, { id })).status).toBe(409);
    await db().webhookEndpoint.update({
      where: { id },
      data: { disabledWhy: 'failing', failingSince: new Date() },
    });
    const { body: on } = await change(id, { active: true });
    expect(on.webhook).toMatchObject({ active: true, disabledWhy: null, failingSince: null });
  });

  it('shows its last deliveries, newest first', async () => {
    const id = await addOwn();
    for (let at = 0; at < MAX_SHOWN_DELIVERIES + 5; at++) await publish();
    const { body } = await call(read, { params: { id }, headers: owner.headers });
    expect(body.deliveries).toHaveLength(MAX_SHOWN_DELIVERIES);
    const times = body.deliveries.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('can be sent a test event, and an earlier delivery again with the same id', async () => {
    const id = await addOwn();
    expect((await post(test, { id })).body).toEqual({ success: true });
    const sent = await db().webhookDelivery.findFirstOrThrow({ where: { endpointId: id } });
    expect(sent).toMatchObject({ type: 'webhook.test', memorialId: null });
    await db().webhookDelivery.update({
      where: { id: sent.id },
      data: { attempts: 10, nextAt: null, status: 500, error: 'status' },
    });
    const params = { id, deliveryId: sent.id };
    expect((await post(sendAgain, params)).status).toBe(200);
    const again = await db().webhookDelivery.findFirstOrThrow({ where: { endpointId: id } });
    expect(again).toMatchObject({ eventId: sent.eventId, payload: sent.payload, attempts: 0 });
    expect(again.nextAt).not.toBeNull();
    await db().webhookDelivery.update({
      where: { id: sent.id },
      data: { busyUntil: new Date(Date.now() + 60_000) },
    });
    expect((await post(sendAgain, params)).status).toBe(409);
    expect((await post(sendAgain, { id, deliveryId: newId() })).status).toBe(404);
    const foreign = await addEndpoint('https://hooks.example.org', { userId: owner.user.id });
    expect((await post(sendAgain, { id: foreign.id, deliveryId: sent.id })).status).toBe(404);
  });

  it('gets a new secret, while the old one also signs for a day', async () => {
    const id = await addOwn();
    const { secretSealed } = await row(id);
    const { body } = await post(rotate, { id });
    const after = await row(id);
    expect(unseal(after.secretSealed)).toBe(body.secret);
    expect(after.previousSecretSealed).toBe(secretSealed);
    expect(after.previousUntil?.toISOString()).toBe(body.previousSecretUntil);
  });

  it('is deleted with its deliveries', async () => {
    const id = await addOwn();
    await publish();
    const gone = await call(DELETE, { method: 'DELETE', params: { id }, headers: owner.headers });
    expect(gone.body).toEqual({ success: true });
    expect(await db().webhookDelivery.count()).toBe(0);
  });
});
