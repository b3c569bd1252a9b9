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
  for (let made = 0; made < 3; made++) await addMemorial({ fullName: `Mary Smith${made}` });
  await countSearchWords();
});

const request = new Request('http://localhost/find-memorials');
const listed = (name: string) => listMemorials(listQuerySchema.parse({ name }));
const similar = async (name: string) => similarNames(name, await listed(name), request);
const named = (people: { fullName: string }[] = []) => people.map(({ fullName }) => fullName);

describe('similar names of a list by name', () => {
  it('are null where the list found enough', async () => {
    expect(await similar('mary')).toBeNull();
  });

  it('come with the reason for the few matches', async () => {
    const found = await similar('kass mansfield');
    expect(found?.exact.people[0]?.because).toEqual({
      kind: 'nickName',
      name: 'Kass',
      language: null,
    });
    expect(found?.exact.total).toBe(1);
    expect(named((await similar('katherine mansfield'))?.alike)).toEqual(['Catherine Mansfield']);
    expect((await similar('lovelase'))?.didYouMean).toEqual({ query: 'Lovelace', people: 1 });
  });

  it('include the people whom a title or a year kept from the list', async () => {
    expect(named((await similar('Mrs. Lovelace 1815'))?.exact.people)).toEqual(['Ada Lovelace']);
  });

  it('need no second search for the people in the list', async () => {
    const list = await listed('kass');
    const asked = vi.spyOn(db(), '$queryRaw');
    await similarNames('kass', list, request);
    const queries = asked.mock.calls.map((call) => JSON.stringify(call));
    asked.mockRestore();
    expect(queries.some((query) => query.includes('e.keys'))).toBe(true);
    expect(queries.filter((query) => query.includes('e.names'))).toEqual([]);
  });
});

describe('the rate limit of reads per network', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-01T12:00:30Z') });
    return () => vi.useRealTimers();
  });

  it('leaves the list without them until the window ends', async () => {
    const list = await listed('kass');
    expect(await similarNames('kass', list, request)).not.toBeNull();
    await db().rateLimit.updateMany({ data: { count: LIMITS.read.max - 1 } }); // as if it had made as many requests
    expect(await similarNames('kass', list, request)).not.toBeNull();
    const answer = { statusCode: 200 };
    const refused = () => similarNames('kass', list, request);
    expect(await runWithRequestContext({ answer, isAnonymous: true }, refused)).toBeNull();
    expect(wasMarkedIncomplete(answer)).toBe(true); // must not be cached for others, since it lacks them
    vi.setSystemTime(new Date('2026-10-01T12:01:30Z'));
    expect(await similarNames('kass', list, request)).not.toBeNull();
  });
});
