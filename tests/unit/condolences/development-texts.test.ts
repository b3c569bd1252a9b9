/** Counts over texts that people wrote who did not see the rules. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { screen } from '@/lib/condolences/screen';
import { isAlike, likenessKeys } from '@/lib/condolences/text-key-rules';

/**
 * What was reached, in shares of the texts of each set, rounded up. The aim is one of a hundred in
 * all of them. `first` texts are those that the phrases of the lists were written for, `development`
 * texts those that the points were fitted to; nobody read those of `validation`, which say how well
 * the rules carry over to other writers.
 */
const REACHED = {
  bad: { first: 0.04, development: 0.27, validation: 0.16 },
  kind: { first: 0.011, development: 0.025, validation: 0.034 },
} as const;
const SETS = ['first', 'development', 'validation'] as const;
const COPIES = 2;

const line = z.object({
  name: z.string(),
  text: z.string(),
  language: z.string(),
  kind: z.string().default('harmless'),
  set: z.enum(['first', 'development', 'validation']).default('first'),
});

function readTexts(prefix: 'bad' | 'kind') {
  const files = globSync(`tests/data/condolences/${prefix}-*.jsonl`);
  return files
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((text) => line.parse(JSON.parse(text)));
}

function screened(prefix: 'bad' | 'kind', set: (typeof SETS)[number]) {
  const texts = readTexts(prefix).filter((text) => text.set === set);
  return texts.map((read) => ({
    ...read,
    ...screen(
      { message: read.text, authorName: read.name },
      {
        isLikeRefused: false,
        seenOnOtherMemorials: read.kind === 'copied' ? COPIES : 0,
        hasPicture: false,
        isYoung: false,
        isStorm: false,
      },
    ),
  }));
}

it.each(SETS)('lets few bad texts of the %s set pass', (set) => {
  const texts = screened('bad', set);
  const passed = texts.filter(({ verdict }) => verdict === 'pass');
  console.table(countBy(texts, 'kind'));
  console.table(countBy(texts, 'language'));
  expect(texts.length).toBeGreaterThanOrEqual(250);
  expect(passed.length).toBeLessThanOrEqual(REACHED.bad[set] * texts.length);
});

it('finds copies by their keys once two others came before', () => {
  const copied = readTexts('bad').filter(({ kind }) => kind === 'copied');
  const keys = copied.map(({ text }) => likenessKeys(text));
  const found = keys.filter(
    (key, at) => keys.slice(0, at).filter((earlier) => isAlike(key, earlier)).length >= COPIES,
  );
  const groups = keys.filter(
    (key, at) => !keys.slice(0, at).some((earlier) => isAlike(key, earlier)),
  );
  expect(groups).toHaveLength(5);
  expect(found).toHaveLength(copied.length - COPIES * groups.length);
});

it.each(SETS)('holds few harmless texts of the %s set, and names the rules', (set) => {
  const texts = screened('kind', set);
  const held = texts.filter(({ verdict }) => verdict !== 'pass');
  console.table(countBy(texts, 'language'));
  expect(texts.length).toBeGreaterThanOrEqual(300);
  expect(held.every(({ signals }) => signals.length > 0)).toBe(true);
  expect(held.length).toBeLessThanOrEqual(REACHED.kind[set] * texts.length);
});

function countBy(texts: ReturnType<typeof screened>, by: 'kind' | 'language') {
  return Object.fromEntries(
    [...Map.groupBy(texts, (text) => text[by])].map(([group, all]) => [
      group,
      { texts: all.length, held: all.filter(({ verdict }) => verdict !== 'pass').length },
    ]),
  );
}
