/**
 * Checks that styles use start and end instead of left and right, for languages read from right to left (style.md 46).
 */
import { globSync, readFileSync } from 'node:fs';
import { findPhysicalDirections } from './checks/directions';

const HELP = `tsx scripts/check-directions.ts: refuses styles that name left or right.

Write ms-4, pe-2, start-0, text-end, border-s and margin-inline-start instead of ml-4, pr-2, left-0, text-right,
border-l and margin-left.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else checkDirections();

function checkDirections(): void {
  const files = globSync('{app,components}/**/*.{ts,tsx,css}');
  let count = 0;
  for (const file of files)
    for (const { line, style } of findPhysicalDirections(readFileSync(file, 'utf8'))) {
      console.error(`${file}:${line}: ${style} is on the wrong side in right-to-left languages`);
      count++;
    }
  if (count > 0) process.exitCode = 1;
  else console.log(`${files.length} files, no style that names left or right`);
}
