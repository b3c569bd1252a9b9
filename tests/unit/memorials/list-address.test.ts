import { describe, expect, it } from 'vitest';
import { lastPageAddress, listAddress } from '@/components/memorials/list/list-address';
import { activeFilters, mergeFilterAliases } from '@/components/memorials/list/list-filters';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { translatorFor } from '@/lib/platform/language/translator-for';

const read = (query: object) => listQuerySchema.parse(query);

describe('listAddress', () => {
  it.each([
    [{}, '/find-memorials'],
    [{ page: '1', sortBy: 'createdAt', sortOrder: 'desc' }, '/find-memorials'],
    [{ sortOrder: 'asc' }, '/find-memorials?sortBy=createdAt&sortOrder=asc'],
    [
      { name: 'Ōe & sons', birthYear: '1852' },
      '/find-memorials?name=%C5%8Ce+%26+sons&birthYear=1852',
    ],
    [
      { nationality: 'Czech', page: '3', sortBy: 'fullName', limit: '50' },
      '/find-memorials?nationality=Czech&page=3&sortBy=fullName&sortOrder=desc',
    ],
  ])('turns %j into %s', (query, address) => {
    expect(listAddress('all', read(query))).toBe(address);
  });

  it('can be read back', () => {
    const query = read({ name: 'a+b %', military: 'false', deathDate: '1904-05-01', page: '2' });
    const { searchParams } = new URL(listAddress('mine', query), 'http://localhost');
    expect(read(Object.fromEntries(searchParams))).toEqual(query);
  });

  it('drops the empty fields of a form', () => {
    expect(listAddress('mine', { name: '', religion: 'Islam', majorEvent: '' })).toBe(
      '/my-memorials?religion=Islam',
    );
  });
});

describe('lastPageAddress', () => {
  it('returns the last page of the same search if the page is too high', () => {
    const query = read({ name: 'a', page: '9' });
    expect(lastPageAddress('all', query, { totalPages: 3 })).toBe('/find-memorials?name=a&page=3');
    expect(lastPageAddress('all', query, { totalPages: 1 })).toBe('/find-memorials?name=a');
    expect(lastPageAddress('all', query, { totalPages: 9 })).toBeNull();
  });
});

describe('activeFilters', () => {
  const filterLabels = (query: object) =>
    activeFilters(read(query), translatorFor('en'), 'en').map((filter) => filter.label);

  it('describes every filter', () => {
    expect(
      filterLabels({ military: 'false', birthDate: '1841-09-08', majorEvent: 'war_conflict' }),
    ).toEqual([
      'Birth date: 8 September 1841',
      'Kind of event: War or conflict',
      'Served in military: No',
    ]);
    expect(filterLabels({ disasterType: 'pandemic', deathYear: '1918' })).toEqual([
      'Death year: 1918',
      'Kind of event: Pandemic or disease',
    ]);
  });

  it('does not count the page and the order as filters', () => {
    expect(filterLabels({ page: '2', sortBy: 'fullName' })).toEqual([]);
  });
});

describe('mergeFilterAliases', () => {
  it('moves a filter to the name that the dialog uses', () => {
    expect(mergeFilterAliases(read({ causeOfDeath: 'flu', disasterType: 'war' }))).toEqual(
      read({ primaryCause: 'flu', majorEvent: 'war_conflict' }),
    );
  });

  it('keeps both names if their values differ', () => {
    const both = read({
      causeOfDeath: 'flu',
      primaryCause: 'cold',
      disasterType: 'war',
      majorEvent: 'not_related',
    });
    expect(mergeFilterAliases(both)).toEqual(both);
  });
});
