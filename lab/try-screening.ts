/** Prints what each detector of the screening catches of texts on which nothing was trained. */
import { compareDetectors, countWith, readAll } from './screening/compare';
import { DETECTORS } from './screening/findings';
import { readUnseenTexts } from './screening/unseen';

const HELP = `npm run try-screening [-- --train]: reads the texts in lab/screening/unseen with each detector of the screening
(rules of letters, phrases, clues, the learned model). Prints how many texts each one catches alone, how many only it
catches, how many harmless texts it holds, and how many it saves from being held, for all languages and for each. Alone, a detector
needs the same sum of points as all together. --train also trains the screening without each detector: some minutes.
`;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else print(process.argv.includes('--train'));

function print(withTraining: boolean): void {
  const texts = readAll(readUnseenTexts());
  console.log(`All languages, ${texts.length} texts`);
  console.table(compareDetectors(texts));
  for (const [language, languageTexts] of Map.groupBy(texts, (text) => text.language)) {
    console.log(`${language}, ${languageTexts.length} texts`);
    console.table(compareDetectors(languageTexts));
  }
  if (!withTraining) return;
  const ablations = DETECTORS.map((omitted) => [
    `without ${omitted}`,
    countWith(texts, new Set(DETECTORS.filter((detector) => detector !== omitted))),
  ]);
  console.table(Object.fromEntries([['all', countWith(texts, new Set(DETECTORS))], ...ablations]));
}
