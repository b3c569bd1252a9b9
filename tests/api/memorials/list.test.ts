import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/memorials/route';
import { call } from '../../support/call';
import { addMemorial } from '../../support/memorial';

beforeAll(async () => {
  await addMemorial({ fullName: 'Antonín Dvořák' });
  await addMemorial({ fullName: 'طه حسين', nickName: 'Taha Hussein' });
  await addMemorial({ fullName: '鲁迅' });
  await addMemorial({ fullName: 'Marie Skłodowska Curie' });
  await addMemorial({ fullName: '100% Percent_Name' });
  await addMemorial({ fullName: 'Private Canary', isPublic: false });
  for (let index = 0; index < 9; index++) await addMemorial({ fullName: `Filler ${index}` });
});

const fetchList = async (query: string) => {
  const answer = await call(GET, { path: `/api/memorials?${query}` });
  expect(answer.status).toBe(200);
  return answer.body;
};
const names = async (query: string) =>
  (await fetchList(query)).memorials.map((memorial: { fullName: string }) => memorial.fullName);

describe('GET /api/memorials', () => {
  it('returns ten per page, newest first, and counts public memorials only', async () => {
    const { body } = await call(GET, { path: '/api/memorials' });
    expect(body).toMatchObject({ currentPage: 1, totalPages: 2, total: 14 });
    expect(body.memorials).toHaveLength(10);
    expect(body.memorials[0]).toMatchObject({ fullName: 'Filler 8', enableDigitalFlowers: true });
    expect(Object.keys(body.memorials[0]).sort()).toEqual(
      [
        '_id',
        'birthDate',
        'birthPrecision',
        'deathDate',
        'deathPrecision',
        'enableDigitalFlowers',
        'fullName',
        'mainPicture',
      ].sort(),
    );
  });

  it.each([
    ['dvorak', 'Antonín Dvořák'],
    ['DVOŘÁK', 'Antonín Dvořák'],
    ['taha', 'طه حسين'],
    ['حسين', 'طه حسين'],
    ['鲁', '鲁迅'],
    ['100%', '100% Percent_Name'],
    ['t_n', '100% Percent_Name'],
    ['curie marie', 'Marie Skłodowska Curie'],
    ['Marie Curie', 'Marie Skłodowska Curie'],
    ['Curie, Marie', 'Marie Skłodowska Curie'],
    ['ie sk', 'Marie Skłodowska Curie'],
    ['hussein طه', 'طه حسين'],
    [`marie ${'curie '.repeat(20)}`, 'Marie Skłodowska Curie'],
  ])('finds %s by name', async (name, found) => {
    expect(await names(`name=${encodeURIComponent(name)}`)).toEqual([found]);
  });

  it('requires every word of the name', async () => {
    expect(await names('name=marie+lovelace')).toEqual([]);
  });

  it('finds a memorial by part of its id, in upper and lower case', async () => {
    const [{ _id: id }] = (await fetchList('name=dvorak')).memorials;
    for (const part of [id, id.slice(2, 10), id.toUpperCase()])
      expect(await names(`name=${part}`)).toContain('Antonín Dvořák');
  });

  it.each(['%%', '_____________', '\\', "' OR 1=1 --", 'x'.repeat(200)])(
    'treats %j as text, not as a pattern',
    async (name) => {
      expect(await names(`name=${encodeURIComponent(name)}`)).toEqual([]);
    },
  );

  it.each(['\0', '\u0301', "'"])('finds everybody or nobody by the name %j', async (name) => {
    const found = await names(`name=${encodeURIComponent(name)}`);
    expect(found.length === 10 || found.length === 0).toBe(true);
  });

  it('never lists a private memorial', async () => {
    expect(await fetchList('name=canary')).toMatchObject({
      memorials: [],
      total: 0,
      totalPages: 1,
    });
    expect(await names('name=private&sortBy=fullName&limit=50')).toEqual([]);
  });

  it.each(['page=1e9', 'page=NaN', 'page=-3', 'limit=100000', 'sortBy=passwordHash', 'page[]=2'])(
    'answers %s with a list',
    async (query) => {
      expect((await call(GET, { path: `/api/memorials?${query}` })).status).toBe(200);
    },
  );

  it('returns further pages', async () => {
    expect(await names('page=2')).toHaveLength(4);
    expect(await names('page=3')).toHaveLength(0);
  });

  it('sorts by name in both directions', async () => {
    const up = await names('name=filler&sortBy=fullName&sortOrder=asc');
    expect(up[0]).toBe('Filler 0');
    expect(await names('name=filler&sortBy=fullName&sortOrder=desc')).toEqual(up.toReversed());
  });
});
