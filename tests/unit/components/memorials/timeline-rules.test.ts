import { describe, expect, it } from 'vitest';
import {
  careerEntry,
  educationEntry,
  sortByYear,
  splitYear,
} from '@/components/memorials/timeline-rules';

describe('the year in the margin', () => {
  it.each([
    ['1969', '1969', ''],
    [' 1969 ', '1969', ''],
    ['1842-1843', '1842', '1842-1843'],
    ['since about 1990', '1990', 'since about 1990'],
    ['the war years', '', 'the war years'],
    ['', '', ''],
  ])('of %j is %j', (written, year, when) => {
    expect(splitYear(written)).toEqual({ year, when });
  });
});

describe('an entry', () => {
  it('names the occupation before the employer', () => {
    expect(careerEntry({ title: 'Teacher', company: 'Blue Door School', years: '1969' })).toEqual({
      year: '1969',
      when: '',
      what: 'Teacher',
      where: 'Blue Door School',
    });
    expect(careerEntry({ title: '', company: 'Blue Door School', years: '' })).toMatchObject({
      what: 'Blue Door School',
      where: '',
    });
  });

  it('shows the years at a school as a range', () => {
    const school = {
      institution: 'Eshowe Training College',
      degree: 'Certificate',
      fieldOfStudy: 'Teaching',
      startYear: '1966',
      endYear: '1968',
      location: 'Eshowe',
    };
    expect(educationEntry(school)).toEqual({
      year: '1966',
      when: '1966 – 1968',
      what: 'Certificate, Teaching',
      where: 'Eshowe Training College, Eshowe',
    });
  });
});

it('sorts entries by year and leaves out those without one', () => {
  const entry = (year: string, what: string) => ({ year, what, where: '', when: '' });
  const entries = [entry('1987', 'c'), entry('', 'd'), entry('1969', 'a'), entry('1987', 'b')];
  expect(sortByYear(entries).map(({ what }) => what)).toEqual(['a', 'c', 'b']);
});
