import { describe, expect, it } from 'vitest';
import { listQuerySchema } from '@/lib/memorials/schema-list';

const read = (query: object) => listQuerySchema.parse(query);
const DEFAULT_QUERY = read({});

describe('listQuerySchema', () => {
  it.each([
    [{ page: '1e99' }, 1],
    [{ page: '1e9' }, 1],
    [{ page: '-1' }, 1],
    [{ page: 'NaN' }, 1],
    [{ page: ['1', '2'] }, 1],
    [{ page: '7' }, 7],
  ])('reads %j as page %i', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  it('sorts by allowed columns only', () => {
    expect(read({ sortBy: 'passwordHash' }).sortBy).toBe('createdAt');
    expect(read({ sortBy: 'deathDate', sortOrder: 'asc' })).toMatchObject({
      sortBy: 'deathDate',
      sortOrder: 'asc',
    });
  });

  it('accepts every filter under both of its names', () => {
    const filters = {
      name: 'a',
      location: 'b',
      causeOfDeath: 'c',
      primaryCause: 'd',
      disasterType: 'war',
      majorEvent: 'not_related',
      disasterName: 'e',
      nationality: 'f',
      religion: 'g',
      military: 'false',
      birthDate: '1841-09-08',
      deathDate: '1904-05-01',
    };
    expect(read({ ...filters, birthYear: '1841', deathYear: ' 1904 ' })).toMatchObject({
      ...filters,
      birthYear: 1841,
      deathYear: 1904,
    });
  });

  it.each([
    { birthYear: '' },
    { birthYear: '0' },
    { birthYear: '18x1' },
    { birthYear: '99999' },
    { deathYear: '-5' },
    { deathYear: '1e3' },
    { deathYear: ['1904'] },
    { birthDate: '1900-02-30' },
    { birthDate: '0000-01-01' },
    { deathDate: 'yesterday' },
    { deathDate: { not: 'x' } },
    { majorEvent: 'war' },
    { disasterType: 'war_conflict' },
    { disasterType: 'toString' },
    { military: 'yes' },
    { nationality: 'a\0b' },
    { religion: { not: 'x' } },
    { location: ['Tokyo', 'Kyoto'] },
    { disasterName: 'x'.repeat(201) },
    { primaryCause: '   ' },
    { isPublic: 'false' },
  ])('ignores %j', (query) => {
    expect(read(query)).toEqual(DEFAULT_QUERY);
  });
});
