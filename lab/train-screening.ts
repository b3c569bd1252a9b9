/** Trains the model that screens condolences for bait and cruelty. */
import { readFile, writeFile } from 'node:fs/promises';
import { LEARNED_FILE, learn } from './screening/learn';

const HELP = `npm run train-screening [-- --check]: trains the screening of bait and cruelty with the texts in tests/data/condolences,
and writes ${LEARNED_FILE}. Prints how many texts of each writer a model trained without them would hold.
--check only tests whether the file matches these texts. Deterministic; takes half a minute.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else await train(process.argv.includes('--check'));

async function train(isCheck: boolean): Promise<void> {
  const { learned, table } = learn();
  console.table(table);
  const text = `${JSON.stringify(learned, null, 2)}\n`;
  if (!isCheck) await writeFile(LEARNED_FILE, text);
  else if ((await readFile(LEARNED_FILE, 'utf8')) !== text) {
    console.error(`${LEARNED_FILE} does not match these texts: npm run train-screening`);
    process.exitCode = 1;
  }
}
