import { describe, expect, it } from 'vitest';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { lifeSpan } from '../../../components/memorials/form/life-span.ts';

describe('the length of a life', () => {
  it.each([
    ['1948-03-09', '2024-07-21', '76 years'],
    ['1948-03-09', '2024-03-09', '76 years'],
    ['1948-03-09', '2024-03-08', '75 years'],
    ['2000-02-29', '2001-02-28', ''],
    ['2000-02-29', '2001-03-01', '1 year'],
    ['2024-01-01', '2024-06-01', ''],
    ['', '2024-06-01', ''],
    ['2024-01-01', '', ''],
  ])('from %j to %j is %j', (birthDate, deathDate, words) => {
    expect(lifeSpan(birthDate, deathDate, translatorFor('en'))).toBe(words);
  });
});
