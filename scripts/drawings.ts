/** Groups the paths of drawings by colour, in place. The files are committed. */
import { readFile, writeFile } from 'node:fs/promises';
import { groupPaths } from './drawings/group-paths';

const HELP = `npm run drawings -- FILE.svg...: makes one path of all that have one colour. Needed only when a drawing
changes (docs/decisions/0051).
`;

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
if (process.argv.includes('--help') || files.length === 0) process.stdout.write(HELP);
for (const file of files) {
  const before = await readFile(file, 'utf8');
  const after = `${groupPaths(before)}\n`;
  await writeFile(file, after);
  console.log(`${file}: ${before.length} bytes, now ${after.length}`);
}
