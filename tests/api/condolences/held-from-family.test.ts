import { beforeAll, describe, expect, it } from 'vitest';
import { GET as media } from '@/app/media/[id]/[variant]/route';
import { db } from '@/lib/platform/db/client';
import { mapFewAtOnce } from '@/tests/support/map-few-at-once';
import { assignRoles, makeActors, personOf } from '../../support/actors';
import { call } from '../../support/call';
import { addCondolence, addPicture, newCallerAddress } from '../../support/condolence';
import { addFriend } from '../../support/first-reader';
import { addMemorial } from '../../support/memorial';
import { routeHandlers } from '../../support/route-handlers';

/** A word that is in every field of the held condolence, and nowhere else. */
const WORD = 'CANARYHELD';
/** The dashboard's routes refuse all these readers (tests/api/admin/permissions.test.ts). */
const GET_ROUTES = /^GET (?!\/api\/admin\/)/;
const READERS = ['owner', 'keeper', 'contributor', 'creator', 'member', 'visitor'] as const;
/** The routes of pictures and drawings, whose bytes cannot contain the word. */
const PICTURE_ROUTES = /\/(\[variant\]|\[drawing\]|code\.svg|preview\.jpg|portrait\.jpg|picture)$/;
const handlers = await routeHandlers('{api,media,q,*/*/memorial,feed.xml,sitemaps}');
let people: Awaited<ReturnType<typeof makeActors>>;
beforeAll(async () => {
  people = await makeActors();
});

/**
 * Calls the GET routes outside the dashboard, those of condolences with each of QUERIES. Returns the calls whose
 * answers have the word.
 */
async function answersWith(memorialId: string, id: string, headers: Record<string, string>) {
  const params = {
    id: memorialId,
    code: memorialId,
    variant: '800',
    language: 'fr',
    secret: id,
    drawing: 'code-600.png',
    shard: 'pages.xml',
    file: 'tributes.csv',
    name: memorialId,
    unknown: ['x'],
  };
  const calls = [...handlers]
    .filter(([name]) => GET_ROUTES.test(name) && !PICTURE_ROUTES.test(name))
    .filter(([name]) => !name.includes('/api/auth/[...nextauth]'))
    .flatMap(([name, handler]) =>
      (name.includes('condolences') ? QUERIES : ['/']).map((path) => ({ name, handler, path })),
    );
  const matches = await mapFewAtOnce(calls, async ({ name, handler, path }) => {
    const sent = { method: 'GET', path, params, headers: { ...newCallerAddress(), ...headers } };
    const answer = await call(handler, sent).catch(() => null);
    return JSON.stringify(answer?.body ?? '').includes(WORD) ? [`${name} ${path}`] : [];
  });
  return matches.flat();
}
/** The queries that lists of condolences accept. */
const QUERIES = [
  '/',
  '/?page=2',
  ...[
    'waiting',
    'published',
    'returned',
    'declined',
    'set_aside',
    'held',
    'refused',
    'removed',
  ].map((state) => `/?state=${state}`),
];

const getPicture = (id: string, headers: Record<string, string> = {}) =>
  call(media, { params: { id, variant: '320' }, headers: { ...newCallerAddress(), ...headers } });

/** Creates a memorial with a held condolence that has just arrived, and its picture. */
async function addHeldCondolence() {
  const memorialId = await addMemorial({ createdById: people.owner?.user.id ?? '' });
  await assignRoles(memorialId, people);
  const words = { message: `${WORD} words`, authorName: `${WORD} name`, signals: ['hurt'] };
  const waitingSince = new Date();
  const { id } = await addCondolence(memorialId, { ...words, state: 'held', waitingSince });
  const picture = await addPicture(id);
  const setState = (state: 'held' | 'refused' | 'removed' | 'waiting') =>
    db().condolence.update({ where: { id }, data: { state } });
  return { memorialId, id, picture, setState };
}

it.each(['held', 'refused', 'removed'] as const)(
  'a condolence is in no answer to a keeper while it is %s',
  async (state) => {
    const { memorialId, id, picture, setState } = await addHeldCondolence();
    await setState(state);
    for (const actor of READERS) {
      const headers = people[actor]?.headers ?? {};
      expect(await answersWith(memorialId, id, headers), actor).toEqual([]);
      expect((await getPicture(picture, headers)).status).toBe(404);
    }
  },
);

it("a condolence is in a keeper's queue once it waits", async () => {
  const { memorialId, id, setState } = await addHeldCondolence();
  await setState('waiting');
  const queue = 'GET /api/memorials/[id]/condolences/queue';
  expect(await answersWith(memorialId, id, people.keeper?.headers ?? {})).toContain(`${queue} /`);
});

describe('a condolence that a friend reads first', () => {
  const queue = 'GET /api/memorials/[id]/condolences/queue';

  it('is in no answer to the family before the friend has passed it on', async () => {
    const { memorialId, id, picture, setState } = await addHeldCondolence();
    await setState('waiting');
    await addFriend(memorialId);
    for (const actor of READERS) {
      const headers = people[actor]?.headers ?? {};
      expect(await answersWith(memorialId, id, headers), actor).toEqual([]);
      expect((await getPicture(picture, headers)).status).toBe(404);
    }
    await db().condolence.update({ where: { id }, data: { readFirstAt: new Date() } });
    const { headers } = personOf(people, 'keeper');
    expect(await answersWith(memorialId, id, headers)).toContain(`${queue} /`);
    expect((await getPicture(picture, headers)).status).toBe(200);
  });

  it('is in one list of its own once it was set aside, and in no other answer', async () => {
    const { memorialId, id, setState } = await addHeldCondolence();
    await setState('waiting');
    await addFriend(memorialId);
    await db().condolence.update({ where: { id }, data: { setAsideAt: new Date() } });
    for (const actor of READERS) {
      const isEditor = actor === 'owner' || actor === 'keeper';
      const expected = isEditor ? [`${queue} /?state=set_aside`] : [];
      const headers = people[actor]?.headers ?? {};
      expect(await answersWith(memorialId, id, headers), actor).toEqual(expected);
    }
  });
});
