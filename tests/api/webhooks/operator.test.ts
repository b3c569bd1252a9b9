import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as sendAgain } from '@/app/api/admin/webhooks/[id]/deliveries/[deliveryId]/send-again/route';
import { DELETE, PATCH, GET as read } from '@/app/api/admin/webhooks/[id]/route';
import { POST as rotate } from '@/app/api/admin/webhooks/[id]/secret/route';
import { POST as test } from '@/app/api/admin/webhooks/[id]/test/route';
import { POST as add, GET as list } from '@/app/api/admin/webhooks/route';
import { readSiteState } from '@/lib/admin/queries/site-state';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { MAX_OPERATOR_WEBHOOKS } from '@/lib/webhooks/rules';
import { auditOf } from '@/tests/support/audit';
import { call } from '@/tests/support/call';
import { ada, type Person, root } from '@/tests/support/cast';
import { addMemorial } from '@/tests/support/memorial';
import { addEndpoint } from '@/tests/support/webhook';

const WEBHOOK = { url: 'https://hooks.example.org/in', events: ['memorial.created'] };

let admin: Person;
let member: Person;

beforeAll(async () => {
  await prepareJobs(env().DATABASE_URL);
  [admin, member] = [await root(), await ada()];
});
beforeEach(() => db().webhookEndpoint.deleteMany());

const callAsAdmin = (
  method: string,
  handler: Parameters<typeof call>[0],
  id: string,
  body?: object,
) => call(handler, { method, params: { id }, headers: admin.headers, ...(body && { body }) });

describe('the operator’s webhooks', () => {
  it('belong to no account, and do not include an admin’s own webhooks', async () => {
    await addEndpoint('https://mine.example.org', { userId: admin.user.id });
    const memorialId = await addMemorial({ createdById: member.user.id });
    const body = { ...WEBHOOK, memorialIds: [memorialId] };
    const added = await call(add, { headers: admin.headers, body });
    expect(added.status).toBe(201);
    const { body: all } = await call(list, { headers: admin.headers });
    expect(all).toEqual({ webhooks: [added.body.webhook], most: MAX_OPERATOR_WEBHOOKS });
    const rows = await db().webhookEndpoint.findMany({ where: { userId: null } });
    expect(rows.map(({ id }) => id)).toEqual([added.body.webhook._id]);
  });

  it('can be changed, tested, given a new secret and deleted by every admin, and the audit trail has each change', async () => {
    const { body } = await call(add, { headers: admin.headers, body: WEBHOOK });
    const id = body.webhook._id;
    expect((await callAsAdmin('PATCH', PATCH, id, { events: ['media.added'] })).status).toBe(200);
    expect((await callAsAdmin('POST', test, id)).status).toBe(200);
    const { deliveries } = (await callAsAdmin('GET', read, id)).body;
    const again = await call(sendAgain, {
      method: 'POST',
      params: { id, deliveryId: deliveries[0]._id },
      headers: admin.headers,
    });
    expect(again.status).toBe(200);
    expect((await callAsAdmin('POST', rotate, id)).body.secret).toMatch(/^whsec_/);
    expect((await callAsAdmin('DELETE', DELETE, id)).status).toBe(200);
    const actions = (await auditOf(`webhook/${id}`)).map(({ action }) => action);
    expect(actions.sort()).toEqual([
      'webhook.add',
      'webhook.change',
      'webhook.delete',
      'webhook.secret',
    ]);
  });

  it('are counted in the metrics', async () => {
    const { id } = await addEndpoint('https://hooks.example.org', { failingSince: new Date() });
    await callAsAdmin('POST', test, id);
    const { webhooks } = await readSiteState();
    expect(webhooks).toMatchObject({ waiting: 1, failing: 1, switchedOff: 0 });
    await db().webhookEndpoint.updateMany({ data: { active: false, disabledWhy: 'failing' } });
    expect((await readSiteState()).webhooks).toMatchObject({ failing: 0, switchedOff: 1 });
  });
});
