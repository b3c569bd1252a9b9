import { describe, expect, it } from 'vitest';
import { foldName, lifeYears, longDate } from '@/lib/memorials/rules';

describe('foldName', () => {
  it.each([
    ['Antonín  Dvořák', 'antonin dvorak'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['  Nontsizi Mgqwetho ', 'nontsizi mgqwetho'],
    ['طه حسين', 'طه حسين'],
    ['鲁迅', '鲁迅'],
    ['Ⅳ Ｗｉｄｅ', 'iv wide'],
    ['Liliʻuokalani', 'liliuokalani'],
    ['Huda Shaʿarawi', 'huda shaarawi'],
    ["O’Brien O'Brien", 'obrien obrien'],
    ['Marie Skłodowska', 'marie sklodowska'],
    ['Søren Þór Strauß', 'soren thor strauss'],
  ])('folds %s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });
});

describe('dates', () => {
  it('shows the years of a life', () => {
    expect(lifeYears('1815-12-10', '1852-11-27')).toBe('1815 - 1852');
    expect(lifeYears('0980-08-01', '1037-06-01')).toBe('980 - 1037');
  });

  it('shows a day in words', () => {
    expect(longDate('1815-12-10')).toBe('10 December 1815');
  });
});
