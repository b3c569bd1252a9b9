import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SCOPES, type Scope } from '@/lib/platform/auth/scope-rules';
import { db } from '@/lib/platform/db/client';
import { mapFewAtOnce } from '@/tests/support/map-few-at-once';
import { addMemorialWithPicture } from '../../ports/media/memorial-with-picture';
import { type Actor, assignRoles, makeActors, personOf } from '../../support/actors';
import { call } from '../../support/call';
import { CALLS_OF_SCOPES } from '../../support/calls-of-scopes';
import { documentOf } from '../../support/check-documented';
import { addKey, type Key } from '../../support/key';
import { addMemorial } from '../../support/memorial';
import { memorialRow } from '../../support/memorial-row';
import { uploadOf } from '../../support/memorial-upload';
import { routeHandlers } from '../../support/route-handlers';
import { everybody } from '../memorials/permission-tables/row';
import {
  type CreatedForRow,
  callRow,
  createForRow,
  TABLE,
} from '../memorials/permission-tables/table';
import { ROWS_OF_KEYS, type WebhookIds } from './rows-of-keys';

/** All handlers. `declared` has the handlers that `route()` made, with the scopes that they declare. */
const handlers = await routeHandlers('*');
const declared = [...handlers].flatMap(([name, handler]) => {
  const document = documentOf(handler);
  return document ? [{ name, handler, scope: document.doc.scope }] : [];
});
const open = declared.flatMap(({ name, scope }) => (scope ? [{ name, scope }] : []));
const closed = declared.filter(({ scope }) => scope === null);
/** The refusal if no scope would allow the request. */
const CLOSED = [403, 'forbidden', null];
const isDeclared = (name: string) => declared.some((one) => one.name === name);
const undeclared = [...handlers.keys()].filter((name) => !isDeclared(name));

let people: Awaited<ReturnType<typeof makeActors>>;
beforeAll(async () => {
  people = await makeActors();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().webhookEndpoint.deleteMany();
});

const personAs = (actor: Exclude<Actor, 'visitor'>) => personOf(people, actor);

it('each scope opens exactly the listed endpoints, and each of these has a row in a table', () => {
  const byScope = Object.groupBy(open, ({ scope }) => scope);
  const named = Object.entries(byScope).map(([scope, list]) => [
    scope,
    list?.map((one) => one.name).sort(),
  ]);
  expect(Object.fromEntries(named)).toMatchObject(CALLS_OF_SCOPES);
  for (const { name } of open) expect(name in TABLE || name in ROWS_OF_KEYS, name).toBe(true);
});

it('endpoints for accounts, payments, keepers, access and the dashboard are closed', () => {
  const CLOSED_PATHS = /^\w+ \/api\/(auth|payments|admin|keepers|access|flowers|contact)\b/;
  const closedEndpoints = declared.filter(({ name }) => CLOSED_PATHS.test(name));
  expect(closedEndpoints.length).toBeGreaterThan(50);
  expect(closedEndpoints.filter(({ scope }) => scope !== null)).toEqual([]);
});

describe.each(closed)('$name, which has no scope', ({ name, handler }) => {
  it('refuses every key, even in a request with a session', async () => {
    const method = name.split(' ')[0] ?? '';
    const { headers } = await addKey(personAs('owner'));
    const session = { cookie: `next-auth.session-token=${personAs('owner').token}` };
    const params = { id: 'x', secret: 'x', token: 'x', file: 'orders', unknown: ['x'] };
    for (const sent of [headers, { ...headers, ...session }, { authorization: 'Bearer prn_' }]) {
      const { status, body } = await call(handler, { method, params, headers: sent });
      expect([status, body.code, body.scope]).toEqual(CLOSED);
    }
  });
});

it.each(undeclared.filter((name) => name in TABLE))(
  '%s, which is not part of the API, treats a key as a visitor',
  async (name) => {
    const row = rowOf(name);
    for (const kind of ['open', 'hidden'] as const) {
      const { headers } = await addKey(personAs('owner'));
      const answer = await callRow(name, row, await memorialFor(name, kind === 'open'), headers);
      expect(answer.status).toBe(row[kind].visitor);
    }
  },
);

describe('PUT /api/memorials/[id], which changes more than texts', () => {
  const picture = () => uploadOf({}, [['mainPicture', new File(['x'], 'x.png')]]);
  const media: [string, () => object][] = [
    ['a picture', picture],
    ['a cover', () => uploadOf({}, [['cover', new File(['x'], 'x.png')]])],
    ['files', () => uploadOf({}, [['additionalMedia', new File(['x'], 'x.png')]])],
    ['the deletion of all pictures', () => ({ existingMedia: [] })],
    ['the deletion of the cover', () => ({ removeCover: true })],
  ];
  const put = async (id: string, body: object, scopes: readonly Scope[]) => {
    const { headers } = await addKey(personAs('owner'), { scopes });
    const handler = handlers.get('PUT /api/memorials/[id]');
    if (!handler) throw new Error('There is no such call');
    return call(handler, { method: 'PUT', params: { id }, headers, body });
  };

  it.each(media)('accepts %s only from a key with media:write', async (_, body) => {
    const { id } = await addMemorialWithPicture(personAs('owner').user.id, false);
    const before = await memorialRow(id);
    const refused = await put(id, body(), ['memorials:write']);
    expect([refused.status, refused.body.code, refused.body.scope]).toEqual([
      403,
      'forbidden',
      'media:write',
    ]);
    expect(await memorialRow(id)).toEqual(before);
    const accepted = await put(id, body(), ['memorials:write', 'media:write']);
    expect(accepted.status).not.toBe(403);
  });

  it('refuses another visibility from any key, but accepts the current one', async () => {
    const createdById = personAs('owner').user.id;
    const id = await addMemorial({ createdById, isPublic: false });
    const before = await memorialRow(id);
    for (const body of [{ isPublic: true }, { visibility: 'public' }, { visibility: 'unlisted' }]) {
      const { status, body: answer } = await put(id, body, SCOPES);
      expect([status, answer.code, answer.scope], JSON.stringify(body)).toEqual(CLOSED);
    }
    expect(await memorialRow(id)).toEqual(before);
    const same = { isPublic: false, visibility: 'keepers', biography: 'She kept bees.' };
    expect((await put(id, same, ['memorials:write'])).status).toBe(200);
  });
});

describe.each(open)('$name, which requires $scope', ({ name, scope }) => {
  it('refuses a key with every other scope, and changes nothing', async () => {
    const memorial = await memorialFor(name, false);
    const before = await stored(memorial);
    const scopes = SCOPES.filter((other) => other !== scope);
    for (const allowed of [scopes, []]) {
      const key = await addKey(personAs('owner'), { scopes: allowed });
      const answer = await askWith(name, memorial, key);
      expect([answer.status, answer.body.code, answer.body.scope]).toEqual([
        403,
        'forbidden',
        scope,
      ]);
    }
    expect(await stored(memorial)).toEqual(before);
  });

  it('refuses revoked, expired, mistyped and unknown keys, for public memorials too', async () => {
    const owner = personAs('owner');
    const live = await addKey(owner);
    const wrong = [
      await addKey(owner, { revokedAt: new Date() }),
      await addKey(owner, { createdAt: new Date(0), expiresAt: new Date(Date.now() - 1_000) }),
      withToken(live.token.slice(0, -1)),
      withToken(live.token.replace(/^prn_./, 'prn_0')),
      withToken('prn_'),
      withToken(`prn_${'x'.repeat(5_000)}`),
    ];
    await db().apiToken.deleteMany({ where: { id: live.id } });
    const memorial = await memorialFor(name, true);
    const answers = await mapFewAtOnce([...wrong, live], async (key) => {
      const { status, body } = await askWith(name, memorial, key);
      return `${status} ${body.code}`;
    });
    expect(new Set(answers)).toEqual(new Set(['401 unauthenticated']));
  });

  it('answers a key as it answers the person, with this scope or with all', async () => {
    for (const scopes of [[scope], SCOPES]) await expectUsualStatuses(name, { scopes });
  });

  it('accepts a key for this memorial, and treats one for another memorial like any other member', async () => {
    const other = await addMemorial({ createdById: personAs('owner').user.id });
    for (const kind of ['open', 'hidden'] as const) {
      const memorial = await memorialFor(name, kind === 'open');
      const statusWith = async (id: string) =>
        (await askWith(name, memorial, await addKey(personAs('owner'), { memorialIds: [id] })))
          .status;
      expect(await statusWith(other)).toBe(
        ROWS_OF_KEYS[name]?.outside ?? statusesOf(name, kind).member,
      );
      expect(await statusWith(memorial.id)).toBe(statusesOf(name, kind).owner);
    }
  });

  it("treats an admin's key as a member's", async () => {
    for (const kind of ['open', 'hidden'] as const) {
      const memorial = await memorialFor(name, kind === 'open');
      const { status } = await askWith(name, memorial, await addKey(personAs('admin')));
      expect(status).toBe(statusesOf(name, kind).member);
    }
  });
});

async function expectUsualStatuses(
  name: string,
  change: { scopes: readonly Scope[] },
): Promise<void> {
  const actors = ['owner', 'keeper', 'contributor', 'creator', 'member'] as const;
  for (const kind of ['open', 'hidden'] as const) {
    const usual = statusesOf(name, kind);
    // Each actor who may change the memorial gets a new one. The others share one.
    const shared = await memorialFor(name, kind === 'open');
    const isForAll = (actor: Actor) => name.startsWith('GET ') || usual[actor] >= 400;
    const answers = await mapFewAtOnce(actors, async (actor) => {
      const memorial = isForAll(actor) ? shared : await memorialFor(name, kind === 'open');
      const { status } = await askWith(name, memorial, await addKey(personAs(actor), change));
      return [actor, status] as const;
    });
    expect(answers, kind).toEqual(actors.map((actor) => [actor, usual[actor]]));
  }
}

const withToken = (token: string): Key => {
  return { id: '', token, headers: { authorization: `Bearer ${token}` } };
};

/** Everything that a request could have changed. */
const stored = async ({ id }: CreatedForRow) => [
  await memorialRow(id),
  await db().webhookEndpoint.findMany(),
  await db().webhookDelivery.findMany(),
];

const statusesOf = (name: string, kind: 'open' | 'hidden') =>
  ROWS_OF_KEYS[name]?.statuses ?? rowOf(name)[kind];

function rowOf(name: string) {
  const row = TABLE[name];
  if (!row) throw new Error(`There is no row for ${name}`);
  return row;
}

/** Creates a memorial of the owner's with what the endpoint's row requires. */
async function memorialFor(name: string, isPublic: boolean): Promise<CreatedForRow & WebhookIds> {
  const ownerId = personAs('owner').user.id;
  const row = TABLE[name] ?? { open: everybody, hidden: everybody };
  const memorial = await createForRow(row, people, ownerId, isPublic);
  await assignRoles(memorial.id, people);
  return { ...memorial, ...(await ROWS_OF_KEYS[name]?.make?.(memorial.id, ownerId)) };
}

function askWith(name: string, memorial: CreatedForRow & WebhookIds, { headers }: Key) {
  const row = ROWS_OF_KEYS[name];
  const handler = handlers.get(name);
  if (!row || !handler) return callRow(name, rowOf(name), memorial, headers);
  const { endpointId = '', deliveryId = '' } = memorial;
  return call(handler, {
    method: name.split(' ')[0] ?? '',
    path: row.path ?? '/',
    params: { id: endpointId, deliveryId },
    headers,
    body: row.body?.(memorial.id),
  });
}
