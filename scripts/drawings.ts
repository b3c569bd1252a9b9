/** Groups the paths of drawings by colour and embeds the site's colours, in place. The files are committed. */
import { readFile, writeFile } from 'node:fs/promises';
import { addColours } from './drawings/add-colours';
import { groupPaths } from './drawings/group-paths';

const HELP = `npm run drawings -- FILE.svg...: merges paths of one colour, and embeds the colours of
app/tokens.css in each file. Needed only when a drawing or a colour changes (docs/decisions/0051).
`;

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
if (process.argv.includes('--help') || files.length === 0) process.stdout.write(HELP);
const tokens = await readFile('app/tokens.css', 'utf8');
for (const file of files) {
  const before = await readFile(file, 'utf8');
  const after = `${addColours(groupPaths(before), tokens)}\n`;
  await writeFile(file, after);
  console.log(`${file}: ${before.length} bytes, now ${after.length}`);
}
