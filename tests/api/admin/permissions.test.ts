import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { revisionOf } from '@/lib/condolences/revision';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { mapFewAtOnce } from '@/tests/support/map-few-at-once';
import { ACTORS, assignRoles, makeActors, type Statuses } from '../../support/actors';
import { call } from '../../support/call';
import { addCase } from '../../support/case';
import { addCondolence } from '../../support/condolence';
import { addMemorial } from '../../support/memorial';
import { addDraft, openOrder } from '../../support/order';
import { routeHandlers } from '../../support/route-handlers';
import { addTribute } from '../../support/tribute';
import { addEndpoint } from '../../support/webhook';

/** product.md 6, "Admin dashboard, delete any user or tribute": admins only. */
const adminsOnly = (admin: number): Statuses => ({
  visitor: 401,
  loggedOut: 401,
  member: 403,
  rival: 403,
  creator: 403,
  contributor: 403,
  keeper: 403,
  owner: 403,
  admin,
});

const HELD_CONDOLENCE = { state: 'held', message: 'Held', authorName: 'Thandi' } as const;

type Row = {
  statuses: Statuses;
  /** Creates the objects whose ids are in the path. */
  params?: () => Promise<Record<string, string>>;
  body?: object;
};

/** Returns an unpaid order of the owner's: only an admin learns that it is unpaid. */
async function unpaidOrder() {
  const { owner } = people;
  if (!owner) throw new Error('There is no owner');
  // An account may have only a few open orders, and this runs for each actor.
  await db().order.updateMany({ where: { paidAt: null }, data: { status: 'expired' } });
  const { orderId } = await openOrder(owner, await addDraft(owner));
  return { id: orderId };
}
const imprint = async () => ({ kind: 'imprint' });
async function someMessage() {
  const id = newId();
  const text = { name: 'Nomvula', email: 'nomvula@example.org', subject: 'A date', message: 'Hm.' };
  await db().contactMessage.create({ data: { id, ...text }, select: { id: true } });
  return { id };
}
async function someCase() {
  return { id: await addCase(await addOwned()) };
}
async function operatorsWebhook() {
  return { id: (await addEndpoint('https://hooks.example.org')).id };
}
const unknownRefund = async () => ({ ...(await unpaidOrder()), refundId: newId() });
/** Creates a memorial with owner, keeper and contributor, whose creator is no longer a keeper. */
async function addOwned() {
  const id = await addMemorial({ createdById: people.owner?.user.id ?? '' });
  await assignRoles(id, people);
  return id;
}

/** Every method of every admin route. */
const TABLE: Record<string, Row> = {
  'GET /api/admin/dashboard': { statuses: adminsOnly(200) },
  'GET /api/admin/revenue': { statuses: adminsOnly(200) },
  'GET /api/admin/plans/memorial': { statuses: adminsOnly(200) },
  'PUT /api/admin/plans/memorial': {
    statuses: adminsOnly(400),
    body: {
      version: 0,
      prices: [{ country: 'ZZ', currency: 'USD', amountMinor: 2000 }],
      password: 'not the password',
    },
  },
  'GET /api/admin/users': { statuses: adminsOnly(200) },
  'DELETE /api/admin/users/[id]': { statuses: adminsOnly(200), params: somebody },
  'GET /api/admin/memorials': { statuses: adminsOnly(200) },
  'GET /api/admin/tributes': { statuses: adminsOnly(200) },
  'DELETE /api/admin/tributes/[id]': {
    statuses: adminsOnly(200),
    params: async () => ({ id: await addTribute(await addOwned()) }),
  },
  'GET /api/admin/orders': { statuses: adminsOnly(200) },
  'GET /api/admin/orders/[id]': { statuses: adminsOnly(200), params: unpaidOrder },
  'POST /api/admin/orders/[id]/refund': {
    statuses: adminsOnly(409),
    params: unpaidOrder,
    body: { reason: 'Asked by phone' },
  },
  'POST /api/admin/orders/[id]/refund/[refundId]/confirm': {
    statuses: adminsOnly(404),
    params: unknownRefund,
    body: {},
  },
  'POST /api/admin/orders/[id]/refund/[refundId]/withdraw': {
    statuses: adminsOnly(404),
    params: unknownRefund,
    body: {},
  },
  'POST /api/admin/orders/[id]/retry': {
    statuses: adminsOnly(404),
    params: unpaidOrder,
    body: {},
  },
  'POST /api/admin/orders/[id]/close-review': {
    statuses: adminsOnly(200),
    params: unpaidOrder,
  },
  'GET /api/admin/messages': { statuses: adminsOnly(200) },
  'PUT /api/admin/messages/[id]': {
    statuses: adminsOnly(200),
    params: someMessage,
    body: { answered: true },
  },
  'GET /api/admin/condolences': { statuses: adminsOnly(200) },
  'POST /api/admin/condolences/[id]/decide': {
    statuses: adminsOnly(200),
    params: async () => ({ id: (await addCondolence(await addOwned(), HELD_CONDOLENCE)).id }),
    body: { decision: 'pass', revision: revisionOf({ ...HELD_CONDOLENCE, pictureId: null }) },
  },
  'GET /api/admin/cases': { statuses: adminsOnly(200) },
  'GET /api/admin/cases/[id]': { statuses: adminsOnly(200), params: someCase },
  'POST /api/admin/cases/[id]/freeze': {
    statuses: adminsOnly(200),
    params: someCase,
    body: { frozen: true },
  },
  'POST /api/admin/cases/[id]/relative': {
    statuses: adminsOnly(404),
    params: someCase,
    body: { fullName: 'Nobody', hidden: true },
  },
  'POST /api/admin/cases/[id]/decide': {
    statuses: adminsOnly(200),
    params: someCase,
    body: { decision: 'no_change', answer: 'We looked at it.' },
  },
  'GET /api/admin/legal/[kind]': { statuses: adminsOnly(200), params: imprint },
  'POST /api/admin/legal/[kind]': {
    statuses: adminsOnly(400), // 400: the password is wrong
    params: imprint,
    body: { language: 'en', version: 0, body: 'Us', password: 'Not-Evergreen-1' },
  },
  'POST /api/admin/legal-preview': { statuses: adminsOnly(200), body: { body: '# Us' } },
  'GET /api/admin/audit': { statuses: adminsOnly(200) },
  'GET /api/admin/operations': { statuses: adminsOnly(200) },
  'POST /api/admin/jobs/[id]/retry': {
    statuses: adminsOnly(404),
    params: async () => ({ id: randomUUID() }),
  },
  'POST /api/admin/mails/[id]/retry': {
    statuses: adminsOnly(404),
    params: async () => ({ id: newId() }),
  },
  'GET /api/admin/settings/[group]': {
    statuses: adminsOnly(200),
    params: async () => ({ group: 'site' }),
  },
  'PUT /api/admin/settings/[group]': {
    statuses: adminsOnly(200),
    params: async () => ({ group: 'words' }),
    body: { version: 0, values: { 'words.footerLine': 'Registered charity' } },
  },
  'GET /api/admin/settings/look/colours': { statuses: adminsOnly(200) },
  // The body is not a form, so nothing is stored.
  'POST /api/admin/assets': { statuses: adminsOnly(415), body: {} },
  'GET /api/admin/webhooks': { statuses: adminsOnly(200) },
  'POST /api/admin/webhooks': {
    statuses: adminsOnly(201),
    body: { url: 'https://hooks.example.org', events: ['media.added'] },
  },
  'GET /api/admin/webhooks/[id]': { statuses: adminsOnly(200), params: operatorsWebhook },
  'PATCH /api/admin/webhooks/[id]': {
    statuses: adminsOnly(200),
    params: operatorsWebhook,
    body: { active: false },
  },
  'DELETE /api/admin/webhooks/[id]': { statuses: adminsOnly(200), params: operatorsWebhook },
  'POST /api/admin/webhooks/[id]/test': { statuses: adminsOnly(200), params: operatorsWebhook },
  'POST /api/admin/webhooks/[id]/secret': { statuses: adminsOnly(200), params: operatorsWebhook },
  'POST /api/admin/webhooks/[id]/deliveries/[deliveryId]/send-again': {
    statuses: adminsOnly(404),
    params: async () => ({ ...(await operatorsWebhook()), deliveryId: newId() }),
  },
  'GET /api/admin/export/[file]': {
    statuses: adminsOnly(200),
    params: async () => ({ file: 'users.csv' }),
  },
};

const handlers = await routeHandlers('api/admin');
let people: Awaited<ReturnType<typeof makeActors>>;

// All actors use the same IP address, whose limits they would exceed.
beforeEach(() => db().rateLimit.deleteMany());

beforeAll(async () => {
  people = await makeActors();
  await addOwned();
});

/** Without their roles, the actors could be refused merely because they have none. */
describe('the actors', () => {
  it.each(['owner', 'keeper', 'contributor'] as const)(
    'have the role of their name: %s',
    async (role) => {
      const userId = people[role]?.user.id ?? '';
      expect(await db().keeper.count({ where: { userId, role } })).toBeGreaterThan(0);
    },
  );
});

async function somebody() {
  const data = { id: newId(), passwordHash: '', firstName: 'Some', lastName: 'Body' };
  return db().user.create({
    data: { ...data, email: `${data.id}@example.org`.toLowerCase() },
    select: { id: true },
  });
}

describe('the table of admin permissions', () => {
  it('has a row for every route and method, and no other', () => {
    expect([...handlers.keys()].sort()).toEqual(Object.keys(TABLE).sort());
  });
});

describe.each(Object.entries(TABLE))('%s', (name, { statuses, params, body }) => {
  const ask = async (headers: Record<string, string>, named: Record<string, string> = {}) => {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`There is no ${name}`);
    const method = name.split(' ')[0] ?? '';
    return (await call(handler, { method, params: named, headers, body })).status;
  };

  it('answers admins, and changes nothing for other actors', async () => {
    const named = await params?.();
    const before = await storedState();
    const others = ACTORS.filter((actor) => actor !== 'admin');
    const answers = await mapFewAtOnce(others, async (actor) => [
      actor,
      await ask(people[actor]?.headers ?? {}, named),
    ]);
    expect(await storedState()).toEqual(before);
    const adminStatus = await ask(people.admin?.headers ?? {}, named);
    expect({ ...Object.fromEntries(answers), admin: adminStatus }).toEqual(statuses);
  });

  it("refuses an admin's cookie in a request from another site", async () => {
    const cookie = `next-auth.session-token=${people.admin?.token}`;
    const named = await params?.();
    const before = await storedState();
    const status = await ask({ cookie, 'sec-fetch-site': 'cross-site' }, named);
    // Another site cannot read the answer to a GET.
    if (!name.startsWith('GET ')) expect(status).toBe(403);
    expect(await storedState()).toEqual(before);
  });
});

/** Returns the rows and counts that these routes could change. */
async function storedState() {
  return Promise.all([
    db().user.count(),
    db().tribute.count(),
    db().condolence.findMany({ select: { id: true, state: true } }),
    db().refund.count(),
    db().auditEvent.count(),
    db().order.findMany({ select: { id: true, status: true } }),
    db().memorialFreeze.count(),
    db().legalText.count(),
    db().familyCase.findMany({ select: { id: true, state: true } }),
    db().orderReview.findMany({ select: { id: true, closedAt: true } }),
    db().settingChange.count(),
  ]);
}
