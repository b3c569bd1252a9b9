import { describe, expect, it } from 'vitest';
import { formSignal } from '@/lib/condolences/form-rules';
import { isYoungMemorial, mayHaveBeenMinor, mayPublishUnread } from '@/lib/condolences/rules';

const life = (birthDate: string, deathDate: string, birthPrecision = 'day') =>
  ({ birthDate, deathDate, birthPrecision, deathPrecision: 'day' }) as Parameters<
    typeof mayHaveBeenMinor
  >[0];

describe('mayHaveBeenMinor', () => {
  it.each([
    [life('2000-05-01', '2018-04-30'), true],
    [life('2000-05-01', '2018-05-01'), false],
    [life('1930-01-01', '2020-01-01'), false],
    [life('2000-01-01', '2018-06-01', 'year'), true],
    [life('1990-01-01', '2018-06-01', 'decade'), false],
    [life('1995-01-01', '2012-06-01', 'decade'), true],
    [life('1990-01-01', '2018-06-01', 'after'), true],
  ])('returns for %j %s', (dates, answer) => {
    expect(mayHaveBeenMinor(dates)).toBe(answer);
  });

  it('decides whether condolences may be published at once', () => {
    expect(mayPublishUnread('at_once', life('1930-01-01', '2020-01-01'))).toBe(true);
    expect(mayPublishUnread('at_once', life('2010-01-01', '2020-01-01'))).toBe(false);
    for (const rule of ['approve', 'closed'] as const)
      expect(mayPublishUnread(rule, life('1930-01-01', '2020-01-01'))).toBe(false);
  });
});

it('a memorial is young for 72 hours', () => {
  const createdAt = new Date('2026-03-01T10:00:00Z');
  expect(isYoungMemorial(createdAt, new Date('2026-03-04T09:59:59Z'))).toBe(true);
  expect(isYoungMemorial(createdAt, new Date('2026-03-04T10:00:00Z'))).toBe(false);
});

describe('the signal about how a form was sent', () => {
  it.each([
    ['good', false, false, null],
    ['good', false, true, { name: 'hidden_field', verdict: 'refuse' }],
    ['good', true, false, { name: 'form_used', verdict: 'hold' }],
    ['expired', true, false, { name: 'form_used', verdict: 'hold' }],
    ['stale', false, false, { name: 'old_form', verdict: 'refuse' }],
    ['too_soon', false, false, { name: 'too_fast', verdict: 'refuse' }],
    ['forged', false, false, { name: 'no_form', verdict: 'refuse' }],
    ['expired', false, false, { name: 'old_form', verdict: 'hold' }],
    ['expired', false, true, { name: 'hidden_field', verdict: 'refuse' }],
  ] as const)(
    'with a %s token, used before: %s, hidden field: %s',
    (token, wasUsed, hasField, signal) => {
      expect(formSignal(token, wasUsed, hasField)).toEqual(signal);
    },
  );
});
