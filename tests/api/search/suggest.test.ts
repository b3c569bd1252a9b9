import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/search/suggest/route';
import { apiSuggest } from '@/lib/search/api-paths';
import { call } from '../../support/call';
import { addMemorial } from '../../support/memorial';

beforeAll(async () => {
  await addMemorial({ fullName: 'Marie Skłodowska Curie' });
  await addMemorial({ fullName: 'Private Canary', isPublic: false });
});

const ask = async (typed: string) => call(GET, { path: apiSuggest(typed) });
const names = async (typed: string) =>
  (await ask(typed)).body.people.map((person: { fullName: string }) => person.fullName);

describe('GET /api/search/suggest', () => {
  it.each(['mar', 'curie m', 'Skłod'])('suggests somebody for %j', async (typed) => {
    expect(await names(typed)).toEqual(['Marie Skłodowska Curie']);
  });

  it('may be cached anywhere for a minute', async () => {
    expect((await ask('ma')).headers.get('Cache-Control')).toBe('public, max-age=60');
  });

  it.each(['', '   ', 'canary', '\0', '%'])('suggests nobody for %j', async (typed) => {
    expect(await names(typed)).toEqual([]);
  });
});
