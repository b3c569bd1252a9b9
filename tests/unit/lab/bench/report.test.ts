import { describe, expect, it } from 'vitest';
import { figure, formatBenchReport } from '@/lab/bench/report';

describe('the report of a benchmark', () => {
  it('contains the facts, and each section as a table', () => {
    const section = {
      title: 'A cached page',
      text: 'In turns.',
      head: ['', 'in a second'],
      rows: [['ours | cached', '1,234']],
    };
    const page = formatBenchReport({ Machine: '2 × a processor' }, [section]);
    expect(page).toMatch(/^# Benchmarks\n\nWritten by `npm run bench`/);
    expect(page).toContain('- Machine: 2 × a processor\n');
    expect(page).toContain(
      '## A cached page\n\nIn turns.\n\n|  | in a second |\n|---|---:|\n| ours \\| cached | 1,234 |\n',
    );
  });
});

describe('a figure in the report', () => {
  it.each([
    [1234.5, '1,235'],
    [12.34, '12.3'],
    [0.417, '0.42'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
  ])('formats %f as %s', (value, text) => {
    expect(figure(value)).toBe(text);
  });
});
