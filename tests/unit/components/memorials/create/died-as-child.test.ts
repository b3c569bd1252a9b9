import { describe, expect, it } from 'vitest';
import { diedAsChild } from '@/components/memorials/create/died-as-child';

describe('diedAsChild', () => {
  it.each([
    ['2010-05-06', '2026-01-02', true],
    ['2026-01-02', '2026-01-02', true],
    ['2008-05-06', '2026-05-05', true],
    ['2008-05-06', '2026-05-07', false],
    ['1950-05-06', '2026-05-07', false],
    ['2008-01-01', '2026-01-01', true], // only the years are known: perhaps born late in 2008
    ['2004-02-29', '2022-03-01', false],
    ['0002-01-01', '0015-01-01', true],
    ['2026-05-06', '2010-01-01', false],
    ['', '2026-01-01', false],
    ['2010-05-06', '', false],
    ['2010', '2026', false],
  ])('born on %s, died on %s: %s', (birthDate, deathDate, expected) => {
    expect(diedAsChild(birthDate, deathDate)).toBe(expected);
  });
});
