/** Trains the model that screens condolences for bait and cruelty. */
import { readFile, writeFile } from 'node:fs/promises';
import { LEARNED_FILE, learn } from './screening/learn';

const HELP = `npm run train-screening [-- --check]: learns from the texts in tests/data/condolences what bait and cruelty read like,
and writes ${LEARNED_FILE}. Prints what of each writer's texts would be held had they been left out.
--check only says whether the file is what these texts give. Always the same; half a minute.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await train(process.argv.includes('--check'));

async function train(isCheck: boolean): Promise<void> {
  const { learned, table } = learn();
  console.table(table);
  const text = `${JSON.stringify(learned, null, 2)}\n`;
  if (!isCheck) await writeFile(LEARNED_FILE, text);
  else if ((await readFile(LEARNED_FILE, 'utf8')) !== text) {
    console.error(`${LEARNED_FILE} is not what these texts give: npm run train-screening`);
    process.exitCode = 1;
  }
}
