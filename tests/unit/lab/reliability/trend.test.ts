import { describe, expect, it } from 'vitest';
import { isFlat, isMemoryFlat, lateSlope, slopePerHour } from '@/lab/reliability/soak/trend';

describe('the slope of a soak', () => {
  it('is the increase per hour', () => {
    const points = Array.from({ length: 10 }, (_, at) => ({ seconds: at * 10, value: 100 + at }));
    expect(slopePerHour(points)).toBeCloseTo(360);
  });

  it('is zero for constant values and for fewer than two', () => {
    expect(slopePerHour([0, 10, 20].map((seconds) => ({ seconds, value: 7 })))).toBe(0);
    expect(slopePerHour([{ seconds: 0, value: 7 }])).toBe(0);
    expect(slopePerHour([])).toBe(0);
  });
});

describe('isFlat', () => {
  it.each([
    ['a rise in the first third', [100, 200, 300, 300, 310, 300, 300, 320, 310], true],
    ['a rise that continues', [100, 100, 100, 150, 150, 150, 200, 200, 200], false],
    ['a single high value', [100, 100, 100, 100, 100, 100, 100, 900, 100], true],
    ['a fall', [300, 300, 300, 200, 200, 200, 100, 100, 100], true],
    ['too few values to judge', [1, 2], true],
  ])('judges %s', (_, values, expected) => {
    expect(isFlat(values)).toBe(expected);
  });
});

describe('isMemoryFlat', () => {
  /** Half an hour with a sample every ten seconds. `rise` is in megabytes per hour, with noise of ten megabytes. */
  const soak = (rise: number) =>
    Array.from({ length: 181 }, (_, at) => ({
      seconds: at * 10,
      value: 250 + (rise * at * 10) / 3_600 + (at % 5) * 2.5 - 5,
    }));

  it('is false for a leak that adds less than a tenth in ten minutes', () => {
    const leak = soak(100);
    expect(isFlat(leak.map(({ value }) => value))).toBe(true);
    expect(isMemoryFlat(leak)).toBe(false);
    expect(isMemoryFlat(soak(35))).toBe(false);
  });

  it('is true for noise, for a slope within the bound and for a decrease', () => {
    for (const rise of [0, 20, -100]) expect(isMemoryFlat(soak(rise)), `${rise}`).toBe(true);
  });

  it('is true if caches filled up in the first half', () => {
    const filling = soak(0).map((each) =>
      each.seconds < 600 ? { ...each, value: each.value - (600 - each.seconds) / 6 } : each,
    );
    expect(lateSlope(filling)).toBeLessThan(5);
    expect(isMemoryFlat(filling)).toBe(true);
  });

  it('is false for a step of more than a tenth, whatever the slope', () => {
    const step = soak(-60).map((each) =>
      each.seconds >= 920 ? { ...each, value: each.value + 60 } : each,
    );
    expect(lateSlope(step)).toBeLessThan(0);
    expect(isMemoryFlat(step)).toBe(false);
  });
});
