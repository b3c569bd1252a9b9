import { beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids/public-id';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { deliverDue } from '@/lib/webhooks/commands/deliver-due';
import { fanOutEvent } from '@/lib/webhooks/commands/fan-out';
import { sendRequest } from '@/lib/webhooks/send-request';
import { addMemorial } from '@/tests/support/memorial';
import { addEndpoint } from '@/tests/support/webhook';

const PUBLIC = '93.184.215.14';

beforeAll(() => prepareJobs(env().DATABASE_URL));

it.each([
  [['127.0.0.1']],
  [['169.254.169.254']],
  [['::1']],
  [['fe80::1']],
  [['::ffff:127.0.0.1']],
  [[PUBLIC, '10.0.0.1']],
])(
  'sends nothing to a name that resolves to %j, and gives up the delivery at once',
  async (addresses) => {
    const { id: endpointId } = await addEndpoint('https://hooks.example.org/in');
    const [memorialId, at] = [await addMemorial(), new Date().toISOString()];
    const event = { eventId: newId(), type: 'media.added', memorialId, id: newId(), at } as const;
    await fanOutEvent(event);
    const send = ((target, body, headers) =>
      sendRequest(target, body, headers, {
        resolve: async () => addresses,
        timeoutMs: 200,
      })) as typeof sendRequest;
    await deliverDue({ endpointId }, 'deliver-webhooks', { clock: () => new Date(), send });
    expect(await db().webhookDelivery.findMany({ where: { endpointId } })).toMatchObject([
      { error: 'address', status: null, nextAt: null },
    ]);
    await db().webhookEndpoint.deleteMany();
  },
);
