import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { seal } from '@/lib/platform/crypto/sealing';
import { db } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { deliverDue } from '@/lib/webhooks/commands/deliver-due';
import { fanOutEvent } from '@/lib/webhooks/commands/fan-out';
import { newSecret } from '@/lib/webhooks/signature';
import { ada, type Person } from '@/tests/support/cast';
import { addMemorial } from '@/tests/support/memorial';
import { addEndpoint, startWebhookReceiver } from '@/tests/support/webhook';

/** Sealed with a key that is no longer among FIELD_ENCRYPTION_KEYS. */
const LOST = 'lost:AAAA';

let owner: Person;
let endpointId: string;
let memorialId: string;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;

beforeAll(async () => {
  await prepareJobs(env().DATABASE_URL);
  owner = await ada();
});
beforeEach(async () => {
  await db().webhookEndpoint.deleteMany();
  await db().outboxMail.deleteMany();
  receiver = await startWebhookReceiver();
  env().WEBHOOK_TEST_TARGET = receiver.url;
  memorialId = await addMemorial({ createdById: owner.user.id });
  endpointId = (await addEndpoint(receiver.url, { userId: owner.user.id })).id;
});
afterEach(() => {
  receiver.close();
  env().WEBHOOK_TEST_TARGET = undefined;
});

const change = (data: object) => db().webhookEndpoint.update({ where: { id: endpointId }, data });
const publish = () =>
  fanOutEvent({
    eventId: newId(),
    type: 'memorial.updated',
    memorialId,
    id: memorialId,
    at: new Date().toISOString(),
  });
const deliver = () => deliverDue({ endpointId }, 'deliver-webhooks');

it('an unreadable secret switches its endpoint off at once, and its owner gets one mail', async () => {
  await change({ secretSealed: LOST });
  await publish();
  await publish();
  await deliver();
  expect(receiver.hooks).toEqual([]);
  const endpoint = await db().webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
  expect(endpoint).toMatchObject({ active: false, disabledWhy: 'secret' });
  const givenUp = { error: 'secret', status: null, nextAt: null, busyUntil: null };
  expect(await db().webhookDelivery.findMany()).toMatchObject([givenUp, givenUp]);
  const mails = await db().outboxMail.findMany();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [owner.user.email, 'A webhook was switched off'],
  ]);
  expect(mails[0]?.text).toContain('can no longer read the secret');
});

it('an unreadable previous secret is left out, and the new one signs', async () => {
  const previousUntil = new Date(Date.now() + HOUR_MS);
  await change({ secretSealed: seal(newSecret()), previousSecretSealed: LOST, previousUntil });
  await publish();
  await deliver();
  expect(receiver.hooks).toHaveLength(1);
  expect(String(receiver.hooks[0]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
});
