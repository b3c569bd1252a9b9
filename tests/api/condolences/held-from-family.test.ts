import { beforeAll, expect, it } from 'vitest';
import { GET as media } from '@/app/media/[id]/[variant]/route';
import { db } from '@/lib/platform/db/client';
import { fewAtOnce } from '@/tests/support/few-at-once';
import { handOn, makeActors } from '../../support/actors';
import { call } from '../../support/call';
import { addCondolence, addPicture, otherAddress } from '../../support/condolence';
import { addMemorial } from '../../support/memorial';
import { routeHandlers } from '../../support/route-handlers';

/** A word that is in every field of what is held, and nowhere else. */
const WORD = 'CANARYHELD';
/** The dashboard refuses them all (tests/api/admin/permissions.test.ts). */
const READS = /^GET (?!\/api\/admin\/)/;
const READERS = ['owner', 'keeper', 'contributor', 'creator', 'member', 'visitor'] as const;
/** Pictures and drawings, in which no word could be found. */
const DRAWN = /\/(\[variant\]|\[drawing\]|code\.svg|preview\.jpg|portrait\.jpg|picture)$/;
const handlers = await routeHandlers('{api,media,q,*/*/memorial,feed.xml,sitemaps}');
let people: Awaited<ReturnType<typeof makeActors>>;
beforeAll(async () => {
  people = await makeActors();
});

/** Asks every route that reads, in all the ways that concern condolences, and returns those whose answer has the word. */
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
  const asked = [...handlers]
    .filter(([name]) => READS.test(name) && !DRAWN.test(name))
    .filter(([name]) => !name.includes('/api/auth/[...nextauth]'))
    .flatMap(([name, handler]) =>
      (name.includes('condolences') ? ASKED : ['/']).map((path) => ({ name, handler, path })),
    );
  const found = await fewAtOnce(asked, async ({ name, handler, path }) => {
    const sent = { method: 'GET', path, params, headers: { ...otherAddress(), ...headers } };
    const answer = await call(handler, sent).catch(() => null);
    return JSON.stringify(answer?.body ?? '').includes(WORD) ? [`${name} ${path}`] : [];
  });
  return found.flat();
}
/** What a list of condolences can be asked for. */
const ASKED = [
  '/',
  '/?page=2',
  ...['waiting', 'published', 'returned', 'declined', 'held', 'refused', 'removed'].map(
    (state) => `/?state=${state}`,
  ),
];

const lookAt = (id: string, headers: Record<string, string> = {}) =>
  call(media, { params: { id, variant: '320' }, headers: { ...otherAddress(), ...headers } });

/** A memorial with words that wait to be read, and their picture. */
async function held() {
  const memorialId = await addMemorial({ createdById: people.owner?.user.id ?? '' });
  await handOn(memorialId, people);
  const words = { message: `${WORD} words`, authorName: `${WORD} name`, signals: ['hurt'] };
  const { id } = await addCondolence(memorialId, { ...words, state: 'held' });
  const picture = await addPicture(id);
  const setState = (state: 'held' | 'refused' | 'removed' | 'waiting') =>
    db().condolence.update({ where: { id }, data: { state } });
  return { memorialId, id, picture, setState };
}

it.each(['held', 'refused', 'removed'] as const)(
  'is in no answer that a keeper can get while it is %s',
  async (state) => {
    const { memorialId, id, picture, setState } = await held();
    await setState(state);
    for (const actor of READERS) {
      const headers = people[actor]?.headers ?? {};
      expect(await answersWith(memorialId, id, headers), actor).toEqual([]);
      expect((await lookAt(picture, headers)).status).toBe(404);
    }
  },
);

it('is in the queue of a keeper once it waits for one', async () => {
  const { memorialId, id, setState } = await held();
  await setState('waiting');
  const queue = 'GET /api/memorials/[id]/condolences/queue';
  expect(await answersWith(memorialId, id, people.keeper?.headers ?? {})).toContain(`${queue} /`);
});
