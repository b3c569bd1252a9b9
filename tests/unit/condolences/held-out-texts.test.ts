/**
 * Texts that nobody read who made the lists, the points or the models, and that none of them
 * learned from: they say what the first ring does with texts of new writers. Do not read them to
 * mend a rule; write new ones then.
 */
import { expect, it } from 'vitest';
import { signalKey } from '@/lib/condolences/signal-rules';
import { countBy, readTexts, screened } from './screened-texts';

/** As measured, once; the aim is 1 of 100 for both. Later rules may not let more pass or hold more. */
const MEASURED = { pass: 55, held: 1 };

it('lets no more bad texts pass than were counted', () => {
  const texts = readTexts('held-out/bad-*.jsonl').map(screened);
  const passed = texts.filter(({ verdict }) => verdict === 'pass');
  console.table(countBy(texts, 'kind'));
  expect(texts).toHaveLength(500);
  expect(passed.length).toBeLessThanOrEqual(MEASURED.pass);
});

it('holds no more harmless texts than were counted, each named by its rule', () => {
  const texts = readTexts('held-out/kind-*.jsonl').map(screened);
  const held = texts.filter(({ verdict }) => verdict !== 'pass');
  console.table(countBy(texts, 'language'));
  expect(texts).toHaveLength(200);
  expect(held.length).toBeLessThanOrEqual(MEASURED.held);
  for (const { signals } of held) {
    expect(signals).not.toHaveLength(0);
    expect(signals.map(signalKey)).not.toContain(null);
  }
});
