import { describe, expect, it } from 'vitest';
import { chartMonths } from '@/lib/admin/rules';

describe('chartMonths', () => {
  it('returns the last twelve months, across New Year and at the end of a long month', () => {
    const months = chartMonths(new Date('2026-03-31T23:59:59Z'));
    expect(months).toHaveLength(12);
    expect(months.slice(0, 2)).toEqual(['2025-04', '2025-05']);
    expect(months.slice(-2)).toEqual(['2026-02', '2026-03']);
  });
});
