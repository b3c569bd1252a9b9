import { describe, expect, it } from 'vitest';
import { readReliabilityOptions } from '@/lab/reliability/options';
import { RELIABILITY_PARTS } from '@/lab/reliability/parts';

describe('the command line of npm run reliability', () => {
  it('measures everything into docs by default', () => {
    const full = readReliabilityOptions([]);
    expect(full).toMatchObject({ parts: RELIABILITY_PARTS, into: 'docs', isQuick: false });
    expect(full.command).toBe('npm run reliability');
    expect(full.scale).toMatchObject({ kills: 1_000, databaseKills: 200, memorials: 100_000 });
  });

  it('does less with quick, and does not replace the figures of whole runs', () => {
    const quick = readReliabilityOptions(['quick']);
    expect(quick.into).toBe('.bench');
    expect(quick.scale.memorials).toBeLessThan(readReliabilityOptions([]).scale.memorials);
  });

  it('measures some parts, and names them in the command for another run', () => {
    const some = readReliabilityOptions(['--only', 'restore,memory', '--into', '/somewhere']);
    expect(some).toMatchObject({ parts: ['restore', 'memory'], into: '/somewhere' });
    expect(some.command).toBe('npm run reliability -- --only restore,memory');
  });

  it.each([
    [['fast'], /Unknown: fast/],
    [['quick', 'again'], /Unknown/],
    [['--only', 'restore,all'], /--only accepts .*restore.*; there is no part all/],
    [['--only', 'constructor'], /--only accepts/],
  ])('refuses %j', (args, message) => {
    expect(() => readReliabilityOptions(args)).toThrow(message);
  });
});
