/** Checks the size of files (style.md 10): at most 300 lines each, and a median of at most 60. */
import { readFileSync } from 'node:fs';
import { sourceFiles } from './checks/source-files';

const MAX_LINES = 300;
const MAX_MEDIAN = 60;
const HELP = `tsx scripts/check-sizes.ts: refuses files over ${MAX_LINES} lines and a median over ${MAX_MEDIAN}.\n`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else checkSizes();

function checkSizes(): void {
  const sizes = sourceFiles()
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0;
  const long = sizes.filter(({ lines }) => lines > MAX_LINES);
  for (const { file, lines } of long)
    console.error(`${file} has ${lines} lines, over ${MAX_LINES}`);
  if (median > MAX_MEDIAN) console.error(`The median file has ${median} lines, over ${MAX_MEDIAN}`);
  const longest = sizes.at(-1);
  console.log(
    `${sizes.length} files, median ${median} lines, longest ${longest?.lines} (${longest?.file})`,
  );
  if (long.length > 0 || median > MAX_MEDIAN) process.exitCode = 1;
}
