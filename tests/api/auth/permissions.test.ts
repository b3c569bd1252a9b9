import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { mapFewAtOnce } from '@/tests/support/map-few-at-once';
import { ACTORS, type Actor, assignRoles, makeActors, type Statuses } from '../../support/actors';
import { call } from '../../support/call';
import { ada, ben, cleo, cora, joanne, kim, PASSWORD, type Person, root } from '../../support/cast';
import { newCallerAddress } from '../../support/condolence';
import { addMemorial } from '../../support/memorial';
import { addDraft, openOrder } from '../../support/order';
import { routeHandlers } from '../../support/route-handlers';
import { startStripeBank } from '../../support/stripe-bank';
import {
  bothVisibilities,
  everybody,
  everyMember,
  replaceOk,
  rolesOnly,
} from '../memorials/permission-tables/row';

/** The objects that a row can refer to. The memorial is the owner's, the order is unpaid. */
type RowObjects = { memorialId: string; orderId: string; draftId: string };
type Row = {
  /** The statuses for a public memorial. `hidden` has the statuses for a private one, if they differ. */
  open: Statuses;
  hidden?: Statuses;
  params?: (named: RowObjects) => Record<string, string>;
  body?: (named: RowObjects) => object;
  path?: string;
  /** The row uses the order or its draft. They are created only for such rows, because each needs a picture. */
  needsOrder?: true;
};

const flowers = ({ memorialId }: RowObjects) => ({
  amount: 5,
  orderType: 'flower_tribute',
  memorialId,
  message: 'With love',
});
/** The body of these rows is invalid, and it is validated before roles are checked. */
const invalidBody: Row = { body: () => ({}), open: replaceOk(everybody, 400) };
const ownersOnly: Statuses = { ...everyMember(404), owner: 200 };
/** Only people who see the page can send flowers. */
const viewersOnly: Statuses = { ...rolesOnly(404), visitor: 401, loggedOut: 401 };

/**
 * Every method of every route that is neither about one memorial nor for admins: accounts, payments, flowers, search.
 */
const TABLE: Record<string, Row> = {
  'POST /api/auth/login': invalidBody,
  'POST /api/auth/register': invalidBody,
  'POST /api/auth/verify-otp': invalidBody,
  'POST /api/auth/resend-otp': invalidBody,
  'POST /api/auth/forgot-password': invalidBody,
  'POST /api/auth/reset-password': invalidBody,
  'GET /api/auth/session': { open: everybody },
  'GET /api/auth/profile': { open: everyMember(200) },
  'GET /api/auth/my-data': { open: everyMember(200) },
  'PUT /api/auth/language': { body: () => ({ language: 'en' }), open: everyMember(200) },
  'PUT /api/auth/notifications': {
    body: () => ({ notifyTributes: true }),
    open: everyMember(200),
  },
  'GET /api/auth/sessions': { open: everyMember(200) },
  'DELETE /api/auth/sessions/[id]': { params: () => ({ id: newId() }), open: everyMember(404) },
  'DELETE /api/auth/sessions': { open: everyMember(200) },
  'GET /api/auth/tokens': { open: everyMember(200) },
  'POST /api/auth/tokens': {
    body: () => ({ name: 'A program', scopes: ['memorials:read'], password: PASSWORD }),
    open: everyMember(201),
  },
  'DELETE /api/auth/tokens/[id]': {
    params: () => ({ id: newId() }),
    body: () => ({ password: PASSWORD }),
    open: everyMember(404),
  },
  'POST /api/auth/logout': { open: everyMember(200) },
  'POST /api/contact': invalidBody,
  'GET /api/site': { open: everybody },
  'GET /api/openapi.json': { open: everybody },
  'GET /api/search': { path: '/?q=Wangari', open: everybody },
  'GET /api/search/suggest': { path: '/?q=Wangari', open: everybody },
  'POST /api/flowers/send': {
    body: ({ memorialId }) => ({ memorialId, amount: 5, message: '' }),
    open: everyMember(402),
    hidden: replaceOk(viewersOnly, 402),
  },
  'POST /api/payments/initiate-memorial-order': {
    body: ({ draftId }) => ({ amount: 20, orderType: 'memorial_creation', draftId }),
    open: replaceOk(ownersOnly, 201),
    needsOrder: true,
  },
  'POST /api/payments/initiate-paystack-order': {
    body: flowers,
    open: everyMember(201),
    hidden: replaceOk(viewersOnly, 201),
  },
  'POST /api/payments/initiate-stripe-order': {
    body: flowers,
    open: everyMember(201),
    hidden: replaceOk(viewersOnly, 201),
  },
  'POST /api/payments/create-payfast-payment': {
    body: flowers,
    open: everyMember(201),
    hidden: replaceOk(viewersOnly, 201),
  },
  'GET /api/payments/orders/[id]': {
    params: ({ orderId }) => ({ id: orderId }),
    open: ownersOnly,
    needsOrder: true,
  },
  'POST /api/payments/verify-paystack': {
    body: ({ orderId }) => ({ reference: 'unknown', orderId }),
    open: everyMember(404),
    needsOrder: true,
  },
  'GET /api/webhooks': { open: everyMember(200) },
  'POST /api/webhooks': {
    body: ({ memorialId }) => ({
      url: 'https://hooks.example.org',
      events: ['media.added'],
      memorialIds: [memorialId],
    }),
    ...bothVisibilities({ ...everyMember(400), owner: 201, keeper: 201 }),
  },
  ...Object.fromEntries(
    [
      'GET /api/webhooks/[id]',
      'DELETE /api/webhooks/[id]',
      'POST /api/webhooks/[id]/test',
      'POST /api/webhooks/[id]/secret',
    ].map((name) => [name, { params: () => ({ id: newId() }), open: everyMember(404) }]),
  ),
  'PATCH /api/webhooks/[id]': {
    params: () => ({ id: newId() }),
    body: () => ({ active: false }),
    open: everyMember(404),
  },
  'POST /api/webhooks/[id]/deliveries/[deliveryId]/send-again': {
    params: () => ({ id: newId(), deliveryId: newId() }),
    open: everyMember(404),
  },
  // Webhooks are authenticated by their signature only.
  'POST /api/payments/webhook/paystack': { body: () => ({}), open: replaceOk(everybody, 401) },
  'POST /api/payments/webhook/stripe': { body: () => ({}), open: replaceOk(everybody, 401) },
  'POST /api/payments/webhook/payfast': invalidBody,
  // The last row, because it deletes the account that calls it.
  'DELETE /api/auth/delete-profile': { open: { ...everyMember(200), admin: 409 } },
};

const FOLDERS = [
  'auth',
  'contact',
  'flowers',
  'openapi.json',
  'payments',
  'search',
  'site',
  'webhooks',
];
/** The folders of routes that have their own tables. */
const OTHER_FOLDERS = ['access', 'admin', 'condolences', 'keepers', 'memorials'];
const handlers = await routeHandlers(`api/{${FOLDERS}}`);
/** Takes the place of Stripe, which the server calls for every Stripe order. */
const bank = await startStripeBank();
afterAll(() => bank.stop());
let people: Awaited<ReturnType<typeof makeActors>>;
beforeAll(async () => {
  people = await makeActors();
});
beforeEach(() => db().rateLimit.deleteMany());

/** Logs an actor in again before each call, because some of these calls end the session. */
const LOG_IN: Partial<Record<Actor, () => Promise<Person>>> = {
  member: joanne,
  rival: ben,
  creator: cleo,
  contributor: cora,
  keeper: kim,
  owner: ada,
  admin: root,
};

describe('the table of permissions of all other routes', () => {
  it('has a row for every route and method, and no other', () => {
    expect([...handlers.keys()].sort()).toEqual(Object.keys(TABLE).sort());
  });

  it('has every folder of the API in a table', () => {
    const folders = readdirSync('app/api').filter((name) => !name.startsWith('['));
    expect(folders.sort()).toEqual([...FOLDERS, ...OTHER_FOLDERS].sort());
  });
});

describe.each(Object.entries(TABLE))('%s', (name, row) => {
  const isAboutMemorial = row.hidden !== undefined || name.includes('flowers');
  const statusOf = async (actor: Actor, named: RowObjects) => {
    const person = await LOG_IN[actor]?.();
    const headers = person?.headers ?? people[actor]?.headers ?? {};
    const { status } = await call(handlerOf(name), {
      method: name.split(' ')[0] ?? '',
      path: row.path ?? '/',
      params: row.params?.(named) ?? {},
      headers: { ...newCallerAddress(), ...headers },
      body: row.body?.(named),
    });
    return [actor, status] as const;
  };

  const kinds = isAboutMemorial ? ['a public memorial', 'a private memorial'] : ['no memorial'];
  it.each(kinds)('answers each actor with the status of its row, for %s', async (kind) => {
    const isPublic = kind !== 'a private memorial';
    const named = await namedBy(row, isAboutMemorial, isPublic);
    const answers = await mapFewAtOnce(ACTORS, (actor) => statusOf(actor, named));
    expect(Object.fromEntries(answers)).toEqual(isPublic ? row.open : (row.hidden ?? row.open));
  });
});

async function namedBy(row: Row, isAboutMemorial: boolean, isPublic: boolean): Promise<RowObjects> {
  const owner = await ada();
  const memorialId = isAboutMemorial
    ? await addMemorial({ createdById: owner.user.id, isPublic })
    : '';
  if (isAboutMemorial) await assignRoles(memorialId, people);
  // An account may have only a few open orders.
  await db().order.updateMany({ where: { paidAt: null }, data: { status: 'expired' } });
  if (!row.needsOrder) return withoutOrder(memorialId);
  const { orderId } = await openOrder(owner, await addDraft(owner));
  return { memorialId, orderId, draftId: await addDraft(owner) };
}

const withoutOrder = (memorialId: string): RowObjects => ({
  memorialId,
  get orderId(): never {
    throw new Error('This row lacks needsOrder.');
  },
  get draftId(): never {
    throw new Error('This row lacks needsOrder.');
  },
});

function handlerOf(name: string) {
  const handler = handlers.get(name);
  if (!handler) throw new Error(`There is no ${name}`);
  return handler;
}
