import { describe, expect, it } from 'vitest';
import { spreadOfTimes } from '@/lib/memorials/queries/spread-of-times';

const evenly = { bounds: Array.from({ length: 101 }, (_, at) => at), common: [], shares: [] };

describe('the distribution of rows over time', () => {
  it('has a value for each percent, latest first', () => {
    expect(spreadOfTimes(evenly, 3)).toEqual([99, 98, 97]);
    expect(spreadOfTimes(evenly, 100).at(-1)).toBe(0);
  });

  it('covers a quiet period and a busier one before it', () => {
    // One in twenty was created between 95 and 10,000, the others evenly before.
    const bounds = Array.from({ length: 21 }, (_, at) => (at < 20 ? at * 5 : 10_000));
    expect(spreadOfTimes({ ...evenly, bounds }, 10)).toEqual([
      ...Array.from({ length: 5 }, () => 95),
      ...Array.from({ length: 5 }, () => 90),
    ]);
  });

  it('counts rows that were created at the same moment, as by an import', () => {
    // 60 % at 50, the others spread evenly.
    const spread = spreadOfTimes({ ...evenly, common: [50], shares: [0.6] }, 66);
    expect(spread[0]).toBe(97); // 1.2 %
    expect(spread[18]).toBe(52); // 19.2 %
    expect(spread[19]).toBe(50);
    expect(spread[65]).toBe(50);
  });

  it('ends where the statistics end', () => {
    expect(spreadOfTimes({ bounds: [], common: [], shares: [] }, 66)).toEqual([]);
    expect(spreadOfTimes({ bounds: [], common: [7], shares: [1] }, 2)).toEqual([7, 7]);
  });
});
