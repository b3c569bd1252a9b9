/**
 * Measures one part in a separate process: `part.ts PART FILE [quick]`. lab/reliability/run-parts.ts starts it and
 * reads the file, which has the measurements or `{ fault }`.
 */
import { writeFileSync } from 'node:fs';
import { prepareFirst } from '@/scripts/prepare-first';
import { capAtPartial } from './outcome';
import { isReliabilityPart, measureOf } from './parts';
import { FULL_SCALE, QUICK_SCALE } from './scale';

const [part = '', file = '', quick] = process.argv.slice(2);
if (!isReliabilityPart(part) || !file) throw new Error('part.ts PART FILE [quick]');
prepareFirst();
try {
  const measure = await measureOf(part);
  const measurement = quick ? capAtPartial(await measure(QUICK_SCALE)) : await measure(FULL_SCALE);
  writeFileSync(file, JSON.stringify(measurement));
  for (const { target, outcome, figures } of measurement.findings)
    console.log(`${target} ${outcome}: ${figures}`);
} catch (error) {
  console.error(error);
  const [fault] = String(error instanceof Error ? error.message : error).split('\n');
  writeFileSync(file, JSON.stringify({ fault }));
}
process.exit(); // pools would keep the process alive until their idle timeout
