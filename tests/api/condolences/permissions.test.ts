import { beforeAll, describe, expect, it } from 'vitest';
import { REVISION_LENGTH } from '@/lib/condolences/rules';
import { pauseToken } from '@/lib/keepers/pause-token';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { mapFewAtOnce } from '@/tests/support/map-few-at-once';
import { ACTORS, type Actor, assignRoles, makeActors, type Statuses } from '../../support/actors';
import { call } from '../../support/call';
import { addCondolence, addPicture, newCallerAddress } from '../../support/condolence';
import { addFriend } from '../../support/first-reader';
import { addMemorial } from '../../support/memorial';
import { routeHandlers } from '../../support/route-handlers';

const everybody = (status: number): Statuses => ({
  visitor: status,
  loggedOut: status,
  member: status,
  rival: status,
  contributor: status,
  keeper: status,
  creator: status,
  owner: status,
  admin: status,
});

/** The people who may see a private memorial. */
const viewersOnly: Statuses = {
  ...everybody(404),
  contributor: 200,
  keeper: 200,
  owner: 200,
  admin: 200,
};

type Row = {
  statuses: Statuses;
  /** The statuses for a private memorial, if they differ. */
  hidden?: Statuses;
  /** The status with another secret or an unknown id. */
  unknown: number;
  query?: string;
  body?: object;
  /** The body as a browser or mail program sends it. */
  form?: string;
};

/**
 * Every method of every route of condolences. Reading requires the link; changing also requires seeing the page, except
 * for a friend who reads first, whom the family has asked.
 */
const TABLE: Record<string, Row> = {
  'GET /api/condolences/form-token': {
    statuses: everybody(200),
    unknown: 200,
    query: '?memorial=4kZ1aBcDeFgH',
  },
  'GET /api/condolences/by-secret/[secret]': { statuses: everybody(200), unknown: 404 },
  'PATCH /api/condolences/by-secret/[secret]': {
    statuses: everybody(200),
    hidden: viewersOnly,
    unknown: 404,
    body: { message: 'Other words.', authorName: 'Jo' },
  },
  'DELETE /api/condolences/by-secret/[secret]': { statuses: everybody(200), unknown: 404 },
  'POST /api/condolences/by-secret/[secret]': {
    statuses: everybody(303),
    unknown: 303, // redirects to the page that says that nothing was found
    form: 'act=take_back',
  },
  'GET /api/condolences/by-secret/[secret]/picture': { statuses: everybody(200), unknown: 404 },
  'GET /api/condolences/by-secret/[secret]/my-data': { statuses: everybody(200), unknown: 404 },
  'POST /api/condolences/first-reader/[secret]': {
    statuses: everybody(303),
    unknown: 303, // redirects to the page that says that nothing was found
    form: `condolence=${newId()}&revision=${'x'.repeat(REVISION_LENGTH)}&act=pass`,
  },
  'POST /api/condolences/first-reader/[secret]/decline': {
    statuses: everybody(200),
    unknown: 404,
    form: 'List-Unsubscribe=One-Click',
  },
  'GET /api/condolences/first-reader/[secret]/[id]/picture': {
    statuses: everybody(200),
    unknown: 404,
  },
  'POST /api/condolences/mails/[token]': {
    statuses: everybody(200),
    unknown: 404,
    form: 'List-Unsubscribe=One-Click',
  },
  'POST /api/condolences/[id]/report': {
    statuses: everybody(202),
    unknown: 202,
    body: { reason: 'other' },
  },
};

const handlers = await routeHandlers('api/condolences');
let people: Awaited<ReturnType<typeof makeActors>>;
beforeAll(async () => {
  people = await makeActors();
});

describe('the table of permissions for condolences', () => {
  it('has a row for every route and method, and no other', () => {
    expect([...handlers.keys()].sort()).toEqual(Object.keys(TABLE).sort());
  });
});

describe.each(Object.entries(TABLE))(
  '%s',
  (name, { statuses, hidden = statuses, unknown, query = '', body, form }) => {
    const ask = (params: Record<string, string>, headers: Record<string, string>) => {
      const handler = handlers.get(name);
      if (!handler) throw new Error(`There is no ${name}`);
      const method = name.split(' ')[0] ?? '';
      return call(handler, {
        method,
        path: `/${query}`,
        params,
        headers: {
          ...newCallerAddress(),
          ...headers,
          ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        body: form ?? body,
      });
    };
    const create = async (isPublic: boolean) => {
      const memorialId = await addMemorial({
        createdById: people.owner?.user.id ?? '',
        isPublic,
      });
      await assignRoles(memorialId, people);
      const token = pauseToken(memorialId, people.owner?.user.id ?? '');
      const isFriends = name.includes('/first-reader/');
      const state = isFriends ? 'waiting' : 'published';
      const condolence = await addCondolence(memorialId, { state });
      if (name.endsWith('/picture')) await addPicture(condolence.id);
      const secret = isFriends ? await addFriend(memorialId) : condolence.secret;
      return { ...condolence, secret, token };
    };

    const statusOf = async (actor: Actor, params: Record<string, string>) =>
      [actor, (await ask(params, people[actor]?.headers ?? {})).status] as const;

    it.each([true, false])(
      'answers each actor with the status of its row, given the link or id (public: %s)',
      async (isPublic) => {
        const shared = name.startsWith('GET ') ? await create(isPublic) : null;
        const answers = await mapFewAtOnce(ACTORS, async (actor) =>
          statusOf(actor, shared ?? (await create(isPublic))),
        );
        expect(Object.fromEntries(answers)).toEqual(isPublic ? statuses : hidden);
      },
    );

    it('answers every actor alike if given another link or id, and changes nothing', async () => {
      const { id, secret } = await create(true);
      const before = await db().condolence.findUnique({ where: { id } });
      // Uses the id as the secret and the secret as the id.
      const other = { id: secret, secret: id, token: id + secret };
      const answers = await mapFewAtOnce(ACTORS, (actor) => statusOf(actor, other));
      expect(Object.fromEntries(answers)).toEqual(everybody(unknown));
      expect(await db().condolence.findUnique({ where: { id } })).toEqual(before);
    });
  },
);
