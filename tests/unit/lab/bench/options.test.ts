import { describe, expect, it } from 'vitest';
import { BENCH_PARTS, readBenchOptions } from '@/lab/bench/options';

describe('the command line of the benchmarks', () => {
  it('measures up to a million memorials by default, and fewer with quick', () => {
    const full = readBenchOptions([]);
    expect(full).toMatchObject({ seed: 1, parts: BENCH_PARTS, into: 'docs/benchmarks.md' });
    expect(full.scale).toMatchObject({ few: 10_000, many: 1_000_000 });
    expect(readBenchOptions(['quick']).scale.many).toBeLessThan(full.scale.many);
  });

  it('accepts a number of memorials, a seed and a list of parts', () => {
    const options = readBenchOptions([
      '--memorials',
      '10000000',
      '--seed',
      '42',
      '--only',
      'page,memory',
    ]);
    expect(options).toMatchObject({ seed: 42, parts: ['page', 'memory'] });
    expect(options.scale.many).toBe(10_000_000);
  });

  it('returns the command for another run, without folders of this machine', () => {
    const options = readBenchOptions([
      'quick',
      '--memorials',
      '1000',
      '--keep',
      '/somewhere',
      '--into',
      'x',
    ]);
    expect(options.command).toBe('npm run bench -- quick --memorials 1000');
    expect(readBenchOptions([]).command).toBe('npm run bench');
  });

  it.each([
    [['fast'], /Unknown: fast/],
    [['quick', 'again'], /Unknown/],
    [['--only', 'pages'], /--only accepts/],
    [['--memorials', '0'], /--memorials needs a whole number/],
    [['--seed', 'one'], /--seed needs a whole number/],
  ])('refuses %j', (args, message) => {
    expect(() => readBenchOptions(args)).toThrow(message);
  });
});
