import { expect, it } from 'vitest';
import { readCorpus, WANTED } from '@/lab/scanner/read-corpus';

it('reads nearly all drawn photos, and names those that it misses', async () => {
  const { misses, readShare } = await readCorpus();
  expect(readShare, `missed: ${misses.join('; ')}`).toBeGreaterThanOrEqual(WANTED);
}, 600_000);
