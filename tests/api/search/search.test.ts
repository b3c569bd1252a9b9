import { beforeAll, describe, expect, it } from 'vitest';
import { PUT as setNames } from '@/app/api/memorials/[id]/names/route';
import { GET as list } from '@/app/api/memorials/route';
import { GET } from '@/app/api/search/route';
import { GET as suggest } from '@/app/api/search/suggest/route';
import { foldName } from '@/lib/memorials/rules';
import { db } from '@/lib/platform/db/client';
import { apiSuggest } from '@/lib/search/api-paths';
import { countSearchWords } from '@/lib/search/commands/count-words';
import { call } from '../../support/call';
import { ada } from '../../support/cast';
import { addMemorial } from '../../support/memorial';

let marieId = '';

beforeAll(async () => {
  const owner = await ada();
  const createdById = owner.user.id;
  marieId = await addMemorial({ fullName: 'Marie Skłodowska Curie', createdById });
  await addMemorial(
    { fullName: 'Ada Lovelace', maidenName: 'Byron' },
    { birthDate: '1815-12-10', deathDate: '1852-11-27' },
  );
  await addMemorial({ fullName: 'Katherine Mansfield', nickName: 'Kass' });
  await addMemorial({ fullName: 'Huda Shaarawi', maidenName: 'Sultan' });
  await addMemorial({ fullName: 'محمد عبد الوهاب' });
  await addMemorial({ fullName: '李明' });
  await addMemorial({ fullName: 'Mary Marigold' });
  await addMemorial({ fullName: 'Rosemary Smith' });
  await addMemorial({ fullName: 'Smith Mary' });
  await addMemorial({ fullName: "Aoife O'Neill" });
  await addMemorial({ fullName: 'Nguyễn Thị Minh Khai' });
  await addMemorial({ fullName: 'Zyxwvut Canaryname', isPublic: false });
  await call(setNames, {
    method: 'PUT',
    params: { id: marieId },
    headers: owner.headers,
    body: { names: [{ language: 'ar', fullName: 'ماري كوري' }] },
  });
  await countSearchWords();
});

const search = async (q: string, page = 1) => {
  const path = `/api/search?${new URLSearchParams({ q, page: String(page) })}`;
  const { status, body } = await call(GET, { path });
  expect(status).toBe(200);
  return body;
};
const namesOf = (people: { fullName: string }[]) => people.map(({ fullName }) => fullName);
const exactNames = async (q: string) => namesOf((await search(q)).exact.people);
const suggestNames = async (q: string) =>
  namesOf((await call(suggest, { path: apiSuggest(q) })).body.people);

describe('GET /api/search', () => {
  it.each([
    ['Marie Curie', 'Marie Skłodowska Curie'],
    ['lovelace ada', 'Ada Lovelace'],
    ['Mrs. Ada Lovelace', 'Ada Lovelace'],
    ['lovelace 1815', 'Ada Lovelace'],
    ['byron', 'Ada Lovelace'],
    ['عبدالوهاب', 'محمد عبد الوهاب'],
    ['sultan', 'Huda Shaarawi'],
    ['كوري', 'Marie Skłodowska Curie'],
    ['李', '李明'],
    ['明', '李明'],
    ['oneill', "Aoife O'Neill"],
    ['khai nguyen', 'Nguyễn Thị Minh Khai'],
    ['atherin', 'Katherine Mansfield'],
  ])('finds by %j', async (q, found) => {
    expect(await exactNames(q)).toEqual([found]);
  });

  it.each(['lovelace 1816', 'marie lovelace', 'canaryname', '🌹', '%%', '\0', '', "'"])(
    'finds nobody by %j',
    async (q) => {
      expect((await search(q)).exact).toMatchObject({ people: [], total: 0, totalIsExact: true });
    },
  );

  it('finds somebody by the id', async () => {
    expect(await exactNames(marieId)).toEqual(['Marie Skłodowska Curie']);
  });

  it('lists matches of whole words first, then of beginnings, then of other parts', async () => {
    const found = await exactNames('mary');
    expect(found).toEqual(['Smith Mary', 'Mary Marigold', 'Rosemary Smith']);
    expect((await exactNames('mari'))[0]).toBe('Mary Marigold');
  });

  it.each([
    ['sultan', { kind: 'maidenName', name: 'Sultan', language: null }],
    ['kass', { kind: 'nickName', name: 'Kass', language: null }],
    ['كوري', { kind: 'otherName', name: 'ماري كوري', language: 'ar' }],
    ['marie curie', null],
  ])('returns the name by which %j found somebody', async (q, because) => {
    expect((await search(q)).exact.people[0].because).toEqual(because);
  });

  it.each([
    ['Mohammed Abdel Wahab', 'محمد عبد الوهاب'],
    ['هدى شعراوي', 'Huda Shaarawi'],
    ['Cathryn Mansfeld', 'Katherine Mansfield'],
    ['Huda Soltan', 'Huda Shaarawi'],
  ])('returns a similar name for %j', async (q, found) => {
    const { exact: group, alike } = await search(q);
    expect(group.people).toEqual([]);
    expect(namesOf(alike)).toContain(found);
  });

  it.each([
    ['Kathrine Mansfield', 'Katherine Mansfield'],
    ['Mari Kuri', 'Marie Curie'],
    ['lovelase', 'Lovelace'],
  ])('suggests, for %j, the spelling %j', async (q, query) => {
    expect((await search(q)).didYouMean).toEqual({ query, people: 1 });
  });

  it('never suggests a hidden name', async () => {
    for (const q of ['Zyxwvut Canarynama', 'Canarynam', 'Zyxwvud', 'canarinama'])
      expect(JSON.stringify(await search(q))).not.toMatch(/canaryname|zyxwvut/i);
    await db().memorial.update({ where: { id: marieId }, data: { isPublic: false } });
    expect((await search('sklodovska')).didYouMean).toBeNull();
    expect(await exactNames('curie')).toEqual([]);
    expect(await suggestNames('curie')).toEqual([]);
    await db().memorial.update({ where: { id: marieId }, data: { isPublic: true } });
    expect(await exactNames('curie')).toEqual(['Marie Skłodowska Curie']);
  });

  it.each(['x'.repeat(5_000), 'qq '.repeat(300), '李'.repeat(300), ', '.repeat(99)])(
    'answers quickly however long the query is: case %#',
    async (q) => {
      expect((await search(q)).exact.people).toEqual([]);
    },
  );

  it.each([['2'], ['1e9'], ['-1'], ['x']])('answers page %s', async (page) => {
    const { status } = await call(GET, { path: `/api/search?q=mary&page=${page}` });
    expect(status).toBe(200);
  });
});

describe('suggestions', () => {
  it.each([
    ['ma', ['Smith Mary', 'Mary Marigold', 'Katherine Mansfield', 'Marie Skłodowska Curie']],
    ['m', []],
    ['李', ['李明']],
    ['明', ['李明']],
    ['cur mar', ['Marie Skłodowska Curie']],
    ['urie', []],
    ['sul', ['Huda Shaarawi']],
    ['canary', []],
  ])('for %j are %j', async (typed, names) => {
    expect((await suggestNames(typed)).sort()).toEqual([...names].sort());
  });
});

describe('the list', () => {
  it('finds everybody by every part of a word of the name', async () => {
    const rows = await db().memorial.findMany({
      where: { isPublic: true },
      select: { id: true, fullName: true },
    });
    const parts = new Map<string, string[]>();
    for (const { id, fullName } of rows)
      for (const word of foldName(fullName).split(' '))
        for (let from = 0; from < word.length; from++)
          for (let to = from + 1; to <= word.length; to++) {
            const part = word.slice(from, to);
            parts.set(part, [...(parts.get(part) ?? []), id]);
          }
    for (const [part, ids] of parts) {
      const path = `/api/memorials?${new URLSearchParams({ name: part, limit: '50' })}`;
      const { body } = await call(list, { path });
      const found = body.memorials.map(({ _id }: { _id: string }) => _id);
      expect({ part, missed: ids.filter((id) => !found.includes(id)) }).toEqual({
        part,
        missed: [],
      });
    }
  });
});
