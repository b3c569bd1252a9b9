/**
 * Checks messages/ (docs/languages.md): each language has only keys of English, with the same values and tags, all its
 * plural forms, no untranslated text and the terms of its glossary. Each English key is used, and each file is
 * formatted as translators' tools write it. A missing translation is a warning, because pages show the English text
 * instead; a release must have all of them.
 */
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  findGlossaryErrors,
  findMissingKeys,
  findTextErrors,
  findTranslationErrors,
  findUnusedKeys,
  flatten,
  type Glossary,
  isCanonical,
} from './checks/messages';
import { listMessageLanguages, readMessages } from './messages/read-messages';

const EMPTY_GLOSSARY: Glossary = { terms: {}, exceptions: [], sameAsEnglish: [] };

if (process.argv.includes('--help'))
  process.stdout.write(
    'tsx scripts/check-messages.ts [--release] [LANGUAGE …]: checks messages/. With --release, missing translations are refused.\n',
  );
else await check(process.argv.slice(2));

async function check(args: string[]): Promise<void> {
  const isRelease = args.includes('--release');
  const chosenLanguages = args.filter((word) => !word.startsWith('--'));
  const english = flatten(await readMessages('en'));
  const faults = findTextErrors(english).map((fault) => `en: ${fault}`);
  const files = globSync('{app,components,lib,server,scripts/messages}/**/*.{ts,tsx}').concat(
    'middleware.ts',
  );
  const sources = files
    .filter((file) => !file.includes('generated'))
    .map((file) => readFileSync(file, 'utf8'));
  faults.push(
    ...findUnusedKeys(english.keys(), sources).map((key) => `en: ${key}: nothing uses it`),
  );
  for (const file of globSync('messages/*/*.json'))
    if (!isCanonical(readFileSync(file, 'utf8')))
      faults.push(
        `${file}: must be formatted as by JSON.stringify with two spaces, and end with a newline`,
      );
  const languages = (await listMessageLanguages()).filter((each) => each !== 'en');
  for (const language of languages.filter(
    (each) => chosenLanguages.length === 0 || chosenLanguages.includes(each),
  )) {
    const translated = flatten(await readMessages(language));
    const missing = findMissingKeys(english, translated);
    for (const key of missing)
      if (isRelease) faults.push(`${language}: ${key}: is missing`);
      else console.warn(`${language}: ${key}: is missing, and shown in English`);
    const errors = findTextErrors(translated);
    if (errors.length === 0)
      errors.push(
        ...findTranslationErrors(english, translated, language),
        ...findGlossaryErrors(english, translated, await glossaryOf(language)),
      );
    faults.push(...errors.map((fault) => `${language}: ${fault}`));
  }
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${english.size} messages in ${languages.length + 1} languages`);
}

/** A language's glossary (docs/words/README.md); empty if it has none. */
async function glossaryOf(language: string): Promise<Glossary> {
  const text = await readFile(`docs/words/${language}.json`, 'utf8').catch(() => null);
  return text === null
    ? EMPTY_GLOSSARY
    : { ...EMPTY_GLOSSARY, ...(JSON.parse(text) as Partial<Glossary>) }; // we write these files
}
