import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getFeed } from '@/app/[language]/feed.xml/route';
import { GET as getMemorial } from '@/app/api/memorials/[id]/route';
import { GET as getList } from '@/app/api/memorials/route';
import { memorialMetadata } from '@/lib/memorials/page-metadata';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { newestMemorials } from '@/lib/memorials/queries/newest-memorials';
import { memorialScreen } from '@/lib/tributes/queries/memorial-screen';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';

const BORN = '1953-07-19';
const WHOLE = /1953-07|07-19|19 July|July 19|19\/0?7|0?7\/19/;
const YEAR = /1953/;

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await ada();
  id = await addMemorial(
    { createdById: owner.user.id },
    { birthDate: BORN, name: 'Born Canary', deathDate: '2024-02-03' },
  );
});

/** Returns, as text, everything that a visitor receives about the memorial. */
async function shownTexts(): Promise<string> {
  const page = await getMemorialPage(id, null, 'en');
  if (!page) throw new Error('there is no page');
  const parts = [
    await memorialScreen(page, 'en'),
    memorialMetadata(page, 'en'),
    (await call(getMemorial, { params: { id } })).body,
    (await call(getList, { path: '/api/memorials?name=canary' })).body,
    (await call(getFeed, {})).body,
    await newestMemorials(10, 'en'),
  ];
  return JSON.stringify(parts);
}
const countFound = async (query: string) =>
  (await call(getList, { path: `/api/memorials?${query}` })).body.total;

describe('the birth date for visitors', () => {
  const put = (birthShown: string) => editorOf(id, owner).put({ birthShown });

  it('is complete by default', async () => {
    expect(await shownTexts()).toMatch(WHOLE);
    expect(await countFound(`birthDate=${BORN}`)).toBe(1);
  });

  it('can be reduced to the year, in every answer and in searches', async () => {
    expect((await put('year')).status).toBe(200);
    const all = await shownTexts();
    expect(all).toMatch(YEAR);
    expect(all).not.toMatch(WHOLE);
    expect(await countFound(`birthDate=${BORN}`)).toBe(0);
    expect(await countFound('birthYear=1953')).toBe(1);
  });

  it('can be hidden', async () => {
    expect((await put('none')).status).toBe(200);
    expect(await shownTexts()).not.toMatch(YEAR);
    expect(await countFound(`birthDate=${BORN}`)).toBe(0);
    expect(await countFound('birthYear=1953')).toBe(0);
  });

  it('stays complete for keepers and in the database', async () => {
    const { body } = await call(getMemorial, { params: { id }, headers: owner.headers });
    expect(body.memorial).toMatchObject({ birthDate: BORN, birthShown: 'none' });
    expect((await put('full')).status).toBe(200);
    expect(await shownTexts()).toMatch(WHOLE);
  });
});
