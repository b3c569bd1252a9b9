import { describe, expect, it } from 'vitest';
import { birthdaysOn } from '@/lib/memorials/birthday-rules';

describe('birthdaysOn', () => {
  it.each([
    ['2027-02-28', [28, 29]],
    ['2028-02-28', [28]],
    ['2028-02-29', [29]],
    ['2000-02-28', [28]],
    ['2100-02-28', [28, 29]],
    ['2027-03-28', [28]],
  ])('on %s returns the days %j', (today, days) => {
    expect(birthdaysOn(new Date(`${today}T23:59:00Z`)).map(({ day }) => day)).toEqual(days);
  });
});
