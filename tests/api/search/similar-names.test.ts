import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listMemorials } from '@/lib/memorials/queries/list-memorials';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { runWithRequestContext, wasMarkedIncomplete } from '@/lib/platform/http/request-context';
import { countSearchWords } from '@/lib/search/commands/count-words';
import { similarNames } from '@/lib/search/queries/similar-names';
import { addMemorial } from '../../support/memorial';

beforeAll(async () => {
  await addMemorial({ fullName: 'Katherine Mansfield', nickName: 'Kass' });
  await addMemorial({ fullName: 'Catherine Mansfield' });
  await addMemorial({ fullName: 'Ada Lovelace' }, { birthDate: '1815-12-10' });
  for (let at = 0; at < 3; at++) await addMemorial({ fullName: `Mary Smith${at}` });
  await countSearchWords();
});

const request = new Request('http://localhost/find-memorials');
const findList = (name: string) => listMemorials(listQuerySchema.parse({ name }));
const findSimilar = async (name: string) => similarNames(name, await findList(name), request);
const namesOf = (people: { fullName: string }[] = []) => people.map(({ fullName }) => fullName);

describe('similar names for a list that was searched by name', () => {
  it('are null if the list found enough people', async () => {
    expect(await findSimilar('mary')).toBeNull();
  });

  it('include the reason why each person matches if there are few', async () => {
    const found = await findSimilar('kass mansfield');
    expect(found?.exact.people[0]?.because).toEqual({
      kind: 'nickName',
      name: 'Kass',
      language: null,
    });
    expect(found?.exact.total).toBe(1);
    expect(namesOf((await findSimilar('katherine mansfield'))?.alike)).toEqual([
      'Catherine Mansfield',
    ]);
    expect((await findSimilar('lovelase'))?.didYouMean).toEqual({ query: 'Lovelace', people: 1 });
  });

  it('include the people whom a title or a year kept from the list', async () => {
    expect(namesOf((await findSimilar('Mrs. Lovelace 1815'))?.exact.people)).toEqual([
      'Ada Lovelace',
    ]);
  });

  it('need no second search for the people in the list', async () => {
    const list = await findList('kass');
    const spy = vi.spyOn(db(), '$queryRaw');
    await similarNames('kass', list, request);
    const queries = spy.mock.calls.map((call) => JSON.stringify(call));
    spy.mockRestore();
    expect(queries.some((query) => query.includes('e.keys'))).toBe(true);
    expect(queries.filter((query) => query.includes('e.names'))).toEqual([]);
  });
});

describe('the rate limit of reads per network', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-01T12:00:30Z') });
    return () => vi.useRealTimers();
  });

  it('leaves the list without similar names until the window ends', async () => {
    const list = await findList('kass');
    expect(await similarNames('kass', list, request)).not.toBeNull();
    await db().rateLimit.updateMany({ data: { count: LIMITS.read.max - 1 } }); // one read is left
    expect(await similarNames('kass', list, request)).not.toBeNull();
    const answer = { statusCode: 200 };
    const refused = () => similarNames('kass', list, request);
    expect(await runWithRequestContext({ answer, isAnonymous: true }, refused)).toBeNull();
    expect(wasMarkedIncomplete(answer)).toBe(true); // an answer without similar names must not be cached for others
    vi.setSystemTime(new Date('2026-10-01T12:01:30Z'));
    expect(await similarNames('kass', list, request)).not.toBeNull();
  });
});
