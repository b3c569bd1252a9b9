import { expect } from 'vitest';
import { GET as getPortrait } from '@/app/[language]/(site)/memorial/[id]/portrait.jpg/route';
import { GET as getPreview } from '@/app/[language]/(site)/memorial/[id]/preview.jpg/route';
import { GET as getFeed } from '@/app/[language]/feed.xml/route';
import { POST as postCandle } from '@/app/api/memorials/[id]/candles/route';
import { GET as getCondolences } from '@/app/api/memorials/[id]/condolences/route';
import { GET as getGallery } from '@/app/api/memorials/[id]/gallery/route';
import { GET as getNames } from '@/app/api/memorials/[id]/names/route';
import { GET as getMemorial } from '@/app/api/memorials/[id]/route';
import { GET as getText } from '@/app/api/memorials/[id]/texts/[language]/route';
import { GET as getList } from '@/app/api/memorials/route';
import { GET as getSuggestions } from '@/app/api/search/suggest/route';
import { GET as getMedia } from '@/app/media/[id]/[variant]/route';
import { GET as getCode } from '@/app/q/[code]/route';
import { GET as getShard } from '@/app/sitemaps/[shard]/route';
import { readerFrom } from '@/lib/access/reader-from';
import type { Visibility } from '@/lib/access/rules';
import { guestBookPage } from '@/lib/condolences/queries/published-condolences';
import { countItems } from '@/lib/media/gallery-rules';
import { memorialMetadata } from '@/lib/memorials/page-metadata';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { newestMemorials } from '@/lib/memorials/queries/newest-memorials';
import * as paths from '@/lib/platform/paths';
import { apiSuggest } from '@/lib/search/api-paths';
import { memorialScreen } from '@/lib/tributes/queries/memorial-screen';
import { tributeTarget } from '@/lib/tributes/queries/tribute-target';
import { call } from '../../support/call';
import { newCallerAddress, postCondolence } from '../../support/condolence';

const isOpen = (level: Visibility) => level === 'public' || level === 'unlisted';

/** A memorial and the headers of a reader. */
export type Case = {
  id: string;
  pictureId: string;
  familyPictureId: string;
  /** The picture of a condolence for the family. */
  familyCondolencePictureId: string;
  headers: Record<string, string>;
  name: string;
};
/** A page, endpoint or file that may show part of a memorial. */
type Surface = {
  ask: (one: Case) => Promise<unknown>;
  /**
   * The expected result, depending on whether the reader sees the memorial, on its level, and on whether the reader
   * is family.
   */
  expected: (sees: boolean, level: Visibility, isFamily: boolean) => unknown;
};
/** A handler as `call` accepts it. The type of `getCode` differs, since its parameter is called `code`. */
type Handler = Parameters<typeof call>[0];
export const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
/** Requests a picture. Returns the status, the Cache-Control header, and whether there is a cache tag. */
async function requestPicture(id: string, headers: Record<string, string>) {
  const answer = await call(getMedia, { params: { id, variant: '320' }, headers });
  return [answer.status, answer.headers.get('cache-control'), answer.headers.has('cache-tag')];
}
const okIfSeen = (sees: boolean) => (sees ? 200 : 404);
const readerOf = ({ headers }: Case) => readerFrom(new Headers(headers));
const isListed = (_: boolean, level: Visibility) => level === 'public';

/** Requests with a guest's cookie also need the header of a same-origin form. */
const FROM_THE_PAGE = { 'sec-fetch-site': 'same-origin' };

export const CONDOLENCE_TEXT = 'She taught me to swim.';
export const FAMILY_CONDOLENCE_TEXT = 'She forgave her brother in the end.';

/** Every page, endpoint and file that could show part of a memorial. */
export const SURFACES: Record<string, Surface> = {
  page: {
    ask: async (one) => (await getMemorialPage(one.id, await readerOf(one), 'en'))?.fullName,
    expected: (sees) => (sees ? expect.any(String) : undefined),
  },
  'robots and card of the page': {
    ask: async (one) => {
      const page = await getMemorialPage(one.id, await readerOf(one), 'en');
      if (!page) return null;
      const { robots, openGraph } = memorialMetadata(page, 'en');
      return [robots ?? 'index', JSON.stringify(openGraph?.images).includes(one.id)];
    },
    expected: (sees, level) =>
      sees ? [level === 'public' ? 'index' : { index: false, follow: false }, isOpen(level)] : null,
  },
  'JSON-LD': {
    ask: async (one) => {
      const page = await getMemorialPage(one.id, await readerOf(one), 'en');
      return page !== null && (await memorialScreen(page, 'en')).jsonLd !== null;
    },
    expected: isListed,
  },
  API: {
    ask: ({ id, headers }) => statusOf(call(getMemorial, { params: { id }, headers })),
    expected: okIfSeen,
  },
  names: {
    ask: ({ id, headers }) => statusOf(call(getNames, { params: { id }, headers })),
    expected: okIfSeen,
  },
  texts: {
    ask: ({ id, headers }) => statusOf(call(getText, { params: { id, language: 'fr' }, headers })),
    expected: okIfSeen,
  },
  condolences: {
    ask: async ({ id, headers }) => {
      const answer = await call(getCondolences, { params: { id }, headers });
      return [answer.status, JSON.stringify(answer.body).includes(CONDOLENCE_TEXT)];
    },
    expected: (sees) => [okIfSeen(sees), sees],
  },
  'a condolence for the family': {
    ask: async ({ id, headers }) => {
      const { body } = await call(getCondolences, { params: { id }, headers });
      return JSON.stringify(body).includes(FAMILY_CONDOLENCE_TEXT);
    },
    expected: (sees, _, isFamily) => sees && isFamily,
  },
  'the picture of a condolence for the family': {
    ask: ({ familyCondolencePictureId: id, headers }) => requestPicture(id, headers),
    expected: (sees, _, isFamily) =>
      sees && isFamily ? [200, 'private, no-store', false] : [404, 'no-store', false],
  },
  'the guest book of the page': {
    ask: async (one) => {
      const book = await guestBookPage(await readerOf(one), one.id, true);
      const shown = book.condolences.some(({ message }) => message === FAMILY_CONDOLENCE_TEXT);
      return [shown, book.totalItems === book.condolences.length];
    },
    expected: (sees, _, isFamily) => [sees && isFamily, true],
  },
  'posting a condolence': {
    ask: ({ id, headers }) => statusOf(postCondolence(id, {}, { ...headers, ...FROM_THE_PAGE })),
    expected: (sees) => (sees ? 201 : 404),
  },
  'lighting a candle': {
    ask: ({ id, headers: own }) => {
      const headers = { ...newCallerAddress(), ...own, ...FROM_THE_PAGE };
      return statusOf(call(postCandle, { method: 'POST', params: { id }, headers }));
    },
    expected: okIfSeen,
  },
  media: {
    ask: ({ pictureId: id, headers }) => requestPicture(id, headers),
    expected: (sees, level) =>
      sees
        ? [200, isOpen(level) ? 'public, max-age=300' : 'private, no-store', isOpen(level)]
        : [404, 'no-store', false],
  },
  'a picture for the family': {
    ask: ({ familyPictureId: id, headers }) => requestPicture(id, headers),
    expected: (sees, _, isFamily) =>
      sees && isFamily ? [200, 'private, no-store', false] : [404, 'no-store', false],
  },
  'the gallery with a picture for the family': {
    ask: async (one) => {
      const reader = await readerOf(one);
      const page = await getMemorialPage(one.id, reader, 'en');
      const screen = page && (await memorialScreen(page, 'en', reader));
      const answer = await call(getMemorial, { params: { id: one.id }, headers: one.headers });
      return [
        screen?.gallery.pictures.length ?? 0,
        screen ? countItems(screen.gallery.counts) : 0,
        answer.body.memorial?.additionalMedia.length ?? 0,
      ];
    },
    expected: (sees, _, isFamily) => (sees && isFamily ? [1, 1, 1] : [0, 0, 0]),
  },
  'a page of the gallery with a picture for the family': {
    ask: async ({ id, headers }) => {
      const answer = await call(getGallery, { params: { id }, headers });
      const { additionalMedia, totalItems } = answer.body;
      return [answer.status, additionalMedia?.length, totalItems];
    },
    expected: (sees, _, isFamily) => {
      if (!sees) return [404, undefined, undefined];
      return isFamily ? [200, 1, 1] : [200, 0, 0];
    },
  },
  'birth date and living relatives on the page': {
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
    ask: ({ id, headers }) => statusOf(call(getPreview, { params: { id }, headers })),
    expected: (_, level) => okIfSeen(isOpen(level)),
  },
  'mail picture': {
    ask: ({ id, headers }) => statusOf(call(getPortrait, { params: { id }, headers })),
    expected: (_, level) => okIfSeen(isOpen(level)),
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
    expected: isListed,
  },
  search: {
    ask: async ({ name, headers }) =>
      (await call(getSuggestions, { path: apiSuggest(name), headers })).body.people.length > 0,
    expected: isListed,
  },
  sitemap: {
    ask: async ({ id, headers }) =>
      (await call(getShard, { params: { shard: 'memorials-1.xml' }, headers })).body.includes(id),
    expected: isListed,
  },
  feed: {
    ask: async ({ id, headers }) => (await call(getFeed, { headers })).body.includes(id),
    expected: isListed,
  },
  home: {
    ask: async ({ id }) => JSON.stringify(await newestMemorials(50, 'en')).includes(id),
    expected: isListed,
  },
};
