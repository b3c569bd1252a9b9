import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getPortrait } from '@/app/[language]/(site)/memorial/[id]/portrait.jpg/route';
import { GET as getPreview } from '@/app/[language]/(site)/memorial/[id]/preview.jpg/route';
import { GET as getFeed } from '@/app/[language]/feed.xml/route';
import { GET as getNames } from '@/app/api/memorials/[id]/names/route';
import { GET as getMemorial } from '@/app/api/memorials/[id]/route';
import { GET as getText } from '@/app/api/memorials/[id]/texts/[language]/route';
import { GET as getList } from '@/app/api/memorials/route';
import { GET as getSuggestions } from '@/app/api/search/suggest/route';
import { GET as getMedia } from '@/app/media/[id]/[variant]/route';
import { GET as getCode } from '@/app/q/[code]/route';
import { GET as getShard } from '@/app/sitemaps/[shard]/route';
import { readerFrom } from '@/lib/access/reader-from';
import { VISIBILITIES, type Visibility } from '@/lib/access/rules';
import { memorialMetadata } from '@/lib/memorials/page-metadata';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { newestMemorials } from '@/lib/memorials/queries/newest-memorials';
import { db } from '@/lib/platform/db/client';
import * as paths from '@/lib/platform/paths';
import { memorialScreen } from '@/lib/tributes/queries/memorial-screen';
import { tributeTarget } from '@/lib/tributes/queries/tribute-target';
import { memorialWithPicture, storedPicture } from '../../ports/media/memorial-with-picture';
import { handOn, makeActors } from '../../support/actors';
import { call } from '../../support/call';
import { joanne, type Person } from '../../support/cast';
import { invited, letIn } from '../../support/guest';

/** What everybody finds who has the address; what those find who were let in; what keepers and admins find. */
const READERS = [
  'stranger',
  'member',
  'creator who keeps it no longer',
  'password holder',
  'invited by link',
  'invited by account',
  'contributor',
  'keeper',
  'owner',
  'admin',
] as const;
type ReaderName = (typeof READERS)[number];
const KEEPERS: readonly ReaderName[] = ['contributor', 'keeper', 'owner', 'admin'];
const FAMILY: readonly ReaderName[] = ['invited by link', 'invited by account', ...KEEPERS];

/** Whether the reader sees the memorial (security.md, "Who sees a memorial"). */
const SEES: Record<Visibility, readonly ReaderName[]> = {
  public: READERS,
  unlisted: READERS,
  password: ['password holder', ...FAMILY],
  invited: FAMILY,
  keepers: KEEPERS,
};
const isOpen = (level: Visibility) => level === 'public' || level === 'unlisted';

type Case = {
  id: string;
  pictureId: string;
  familyPictureId: string;
  headers: Record<string, string>;
  name: string;
};
/** What a surface shows: a word of it, or that there is nothing. */
type Surface = {
  ask: (one: Case) => Promise<unknown>;
  /** What it is for somebody who sees the memorial, for others, and for anybody at this level. */
  expected: (sees: boolean, level: Visibility, isFamily: boolean) => unknown;
};
/** Its address calls the id a code. */
type Handler = Parameters<typeof call>[0];
const status = async (answer: Promise<{ status: number }>) => (await answer).status;
const found = (sees: boolean) => (sees ? 200 : 404);
const readerOf = ({ headers }: Case) => readerFrom(new Headers(headers));
const inLists = (_: boolean, level: Visibility) => level === 'public';

const SURFACES: Record<string, Surface> = {
  page: {
    ask: async (one) => (await getMemorialPage(one.id, await readerOf(one), 'en'))?.fullName,
    expected: (sees) => (sees ? expect.any(String) : undefined),
  },
  'robots and card of the page': {
    ask: async (one) => {
      const page = await getMemorialPage(one.id, await readerOf(one), 'en');
      if (!page) return null;
      const { robots, openGraph } = memorialMetadata(page, 'en');
      return [robots ?? 'index', [openGraph?.images].flat().length];
    },
    expected: (sees, level) =>
      sees
        ? [level === 'public' ? 'index' : { index: false, follow: false }, isOpen(level) ? 1 : 0]
        : null,
  },
  'JSON-LD': {
    ask: async (one) => {
      const page = await getMemorialPage(one.id, await readerOf(one), 'en');
      return page !== null && (await memorialScreen(page, 'en')).jsonLd !== null;
    },
    expected: inLists,
  },
  API: {
    ask: ({ id, headers }) => status(call(getMemorial, { params: { id }, headers })),
    expected: found,
  },
  names: {
    ask: ({ id, headers }) => status(call(getNames, { params: { id }, headers })),
    expected: found,
  },
  texts: {
    ask: ({ id, headers }) => status(call(getText, { params: { id, language: 'fr' }, headers })),
    expected: found,
  },
  media: {
    ask: async ({ pictureId: id, headers }) => {
      const answer = await call(getMedia, { params: { id, variant: '320' }, headers });
      return [answer.status, answer.headers.get('cache-control'), answer.headers.has('cache-tag')];
    },
    expected: (sees, level) =>
      sees
        ? [200, isOpen(level) ? 'public, max-age=300' : 'private, no-store', isOpen(level)]
        : [404, 'no-store', false],
  },
  'a picture for the family': {
    ask: ({ familyPictureId: id, headers }) => {
      const params = { id, variant: '320' };
      return call(getMedia, { params, headers }).then(({ status: is, headers: its }) => [
        is,
        its.get('cache-control'),
        its.has('cache-tag'),
      ]);
    },
    expected: (sees, _, isFamily) =>
      sees && isFamily ? [200, 'private, no-store', false] : [404, 'no-store', false],
  },
  'the gallery with it': {
    ask: async (one) => {
      const page = await getMemorialPage(one.id, await readerOf(one), 'en');
      const answer = await call(getMemorial, { params: { id: one.id }, headers: one.headers });
      return [page?.gallery.length ?? 0, answer.body.memorial?.additionalMedia.length ?? 0];
    },
    expected: (sees, _, isFamily) => (sees && isFamily ? [1, 1] : [0, 0]),
  },
  'what the page shows of birth and the living': {
    ask: async (one) => {
      const page = await getMemorialPage(one.id, await readerOf(one), 'en');
      return page && [page.birthDate, page.familyMembers.map(({ fullName }) => fullName)];
    },
    expected: (sees, _, isFamily) => {
      if (!sees) return null;
      return isFamily
        ? ['1906-12-09', ['A living child', 'A dead parent']]
        : ['1906-01-01', ['A dead parent']];
    },
  },
  'preview card': {
    ask: ({ id, headers }) => status(call(getPreview, { params: { id }, headers })),
    expected: (_, level) => found(isOpen(level)),
  },
  'mail picture': {
    ask: ({ id, headers }) => status(call(getPortrait, { params: { id }, headers })),
    expected: (_, level) => found(isOpen(level)),
  },
  code: {
    ask: async ({ id: code, headers }) => {
      const answer = await call(getCode as Handler, { params: { code }, headers });
      return [answer.status, answer.headers.get('location'), answer.headers.has('cache-tag')];
    },
    expected: (sees, level) =>
      sees || level === 'password' || level === 'invited'
        ? [308, expect.stringMatching(/^\/memorial\/\w+$/), isOpen(level)]
        : [404, null, false],
  },
  flowers: {
    ask: async (one) => (await tributeTarget(one.id, await readerOf(one))) !== null,
    expected: (sees) => sees,
  },
  list: {
    ask: async ({ name, headers }) => {
      const path = paths.findMemorialsPage({ name });
      return (await call(getList, { path, headers })).body.total > 0;
    },
    expected: inLists,
  },
  search: {
    ask: async ({ name, headers }) =>
      (await call(getSuggestions, { path: paths.apiSuggest(name), headers })).body.people.length >
      0,
    expected: inLists,
  },
  sitemap: {
    ask: async ({ id, headers }) =>
      (await call(getShard, { params: { shard: 'memorials-1.xml' }, headers })).body.includes(id),
    expected: inLists,
  },
  feed: {
    ask: async ({ id, headers }) => (await call(getFeed, { headers })).body.includes(id),
    expected: inLists,
  },
  home: {
    ask: async ({ id }) => JSON.stringify(await newestMemorials(50, 'en')).includes(id),
    expected: inLists,
  },
};

let guest: Person;
let people: Awaited<ReturnType<typeof makeActors>>;
type Made = Omit<Case, 'headers'>;
const memorials = new Map<Visibility, Made>();
const headersOf = new Map<string, Record<string, string>>();

beforeAll(async () => {
  people = await makeActors();
  guest = await joanne();
  for (const level of VISIBILITIES) {
    const { id, pictureId } = await memorialWithPicture(people.owner?.user.id ?? '', true);
    const text = { memorialId: id, language: 'fr', biography: 'Une vie.' };
    await db().memorialText.create({ data: text, select: { language: true } });
    const relative = { memorialId: id, relationship: 'Child' as const };
    await db().familyMember.createMany({
      data: [
        { ...relative, position: 0, fullName: 'A living child', isLiving: true },
        { ...relative, position: 1, fullName: 'A dead parent', isLiving: false },
      ],
    });
    const { id: familyPictureId } = await storedPicture(people.owner?.user.id ?? '');
    await db().media.update({
      where: { id: familyPictureId },
      data: { memorialId: id, state: 'ready', audience: 'family' },
    });
    await handOn(id, people);
    const name = `Canary${level}`;
    await db().memorial.update({
      where: { id },
      data: {
        visibility: level,
        birthShown: 'year',
        livingShown: 'none',
        passwordHash: 'a hash',
        fullName: name,
        searchName: name.toLowerCase(),
      },
    });
    memorials.set(level, { id, pictureId, familyPictureId, name });
    const link = await invited(id, 'cousin@example.org');
    headersOf.set(`invited by link ${level}`, (await letIn(id, undefined, link.id)).headers);
    await invited(id, guest.user.email);
    headersOf.set(`password holder ${level}`, (await letIn(id)).headers);
  }
});

function headersFor(reader: ReaderName, level: Visibility): Record<string, string> {
  if (reader === 'stranger') return {};
  if (reader === 'password holder' || reader === 'invited by link')
    return headersOf.get(`${reader} ${level}`) ?? {};
  if (reader === 'invited by account') return guest.headers;
  if (reader === 'creator who keeps it no longer') return people.creator?.headers ?? {};
  return people[reader]?.headers ?? {};
}

describe.each(VISIBILITIES)('a memorial at the level %s', (level) => {
  describe.each(READERS)('for a %s', (reader) => {
    it.each(Object.keys(SURFACES))('%s', async (surface) => {
      const memorial = memorials.get(level);
      const { ask, expected } = SURFACES[surface] ?? {};
      if (!memorial || !ask || !expected) throw new Error('there is no such case');
      const shown = await ask({ ...memorial, headers: headersFor(reader, level) });
      const isFamily = FAMILY.includes(reader);
      expect(shown).toEqual(expected(SEES[level].includes(reader), level, isFamily));
    });
  });
});

it('opens nothing else to whoever was let in somewhere', async () => {
  const headers = headersOf.get('password holder public') ?? {};
  for (const level of ['password', 'invited', 'keepers'] as const) {
    const { id = '', pictureId = '' } = memorials.get(level) ?? {};
    expect(await status(call(getMemorial, { params: { id }, headers }))).toBe(404);
    const params = { id: pictureId, variant: '320' };
    expect(await status(call(getMedia, { params, headers }))).toBe(404);
  }
});
