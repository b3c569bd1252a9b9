import { describe, expect, it } from 'vitest';
import { isFlat, slopePerHour } from '@/tests/reliability/soak/trend';

describe('the slope of a soak', () => {
  it('is what a steady rise adds in an hour', () => {
    const points = Array.from({ length: 10 }, (_, at) => ({ seconds: at * 10, value: 100 + at }));
    expect(slopePerHour(points)).toBeCloseTo(360);
  });

  it('is none for values that stay, and for fewer than two', () => {
    expect(slopePerHour([0, 10, 20].map((seconds) => ({ seconds, value: 7 })))).toBe(0);
    expect(slopePerHour([{ seconds: 0, value: 7 }])).toBe(0);
    expect(slopePerHour([])).toBe(0);
  });
});

describe('whether values are flat', () => {
  it.each([
    ['a rise in the first third', [100, 200, 300, 300, 310, 300, 300, 320, 310], true],
    ['a rise that goes on', [100, 100, 100, 150, 150, 150, 200, 200, 200], false],
    ['one value that is high', [100, 100, 100, 100, 100, 100, 100, 900, 100], true],
    ['a fall', [300, 300, 300, 200, 200, 200, 100, 100, 100], true],
    ['too few to say', [1, 2], true],
  ])('%s', (_, values, expected) => {
    expect(isFlat(values)).toBe(expected);
  });
});
