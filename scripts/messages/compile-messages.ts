import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { isLanguage, languageInfo } from '@/lib/platform/language/languages';
import { isolateValues } from './isolate-values';
import { joinPrefixes } from './join-prefixes';
import { listMessageLanguages, readMessages, type Texts } from './read-messages';

const FOLDER = 'lib/platform/language/generated';

type Compiled = { [key: string]: CompiledMessage | Compiled };

/**
 * Compiles messages/: parsed messages of every language for the server, and the type of the English ones, which checks
 * keys and values. Writes only files that changed. Takes 50 ms.
 */
export async function compileMessages(): Promise<void> {
  await mkdir(`${FOLDER}/catalogues`, { recursive: true });
  const languages = await listMessageLanguages();
  const english = await readMessages('en');
  const compiled: Record<string, Compiled> = {};
  const offers: Record<string, { text: string; close: string }> = {};
  const failures: Record<string, { title: string; text: string; tryAgain: string }> = {};
  for (const language of languages) {
    const texts = withEnglish(english, await readMessages(language));
    compiled[language] = compileTexts(texts, compilerOf(language));
    offers[language] = {
      text: textOf(texts, 'site.offer.text'),
      close: textOf(texts, 'site.offer.close'),
    };
    failures[language] = {
      title: textOf(texts, 'site.error.title'),
      text: textOf(texts, 'site.error.text'),
      tryAgain: textOf(texts, 'ui.tryAgain'),
    };
  }
  for (const [language, texts] of Object.entries(compiled))
    await writeIfChanged(`catalogues/${language}.json`, JSON.stringify(texts));
  // The text with which each language offers itself. Browsers load these without the other messages
  // (components/layout/language-offer-bar.tsx).
  await writeTextsModule('offers', 'OFFERS', '{ text: string; close: string }', offers);
  // The texts to show if the layout fails, and with it the messages (app/global-error.tsx).
  await writeTextsModule(
    'failures',
    'FAILURES',
    '{ title: string; text: string; tryAgain: string }',
    failures,
  );
  const type = JSON.stringify(english, null, 2);
  await writeIfChanged('english.ts', `export type EnglishMessages = ${type};\n`);
}

/** The texts of a language, in English where a translation is missing; check-messages.ts reports these. */
export const withEnglish = (english: Texts, texts: Texts): Texts => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(english).map(([key, original]) => {
      const text = texts[key];
      const isPart = typeof original !== 'string';
      return [key, isPart ? withEnglish(original, asPart(text)) : (text ?? original)];
    }),
  ),
});

const asPart = (text: Texts[string] | undefined): Texts => (typeof text === 'object' ? text : {});

/** The text of a key. */
const textOf = (texts: Texts, key: string): string => {
  const text = key
    .split('.')
    .reduce<Texts[string] | undefined>(
      (part, name) => (typeof part === 'object' ? part[name] : undefined),
      texts,
    );
  return typeof text === 'string' ? text : '';
};

/** Writes a module with a few texts of each language, and their type. */
async function writeTextsModule(name: string, constant: string, type: string, texts: object) {
  await writeIfChanged(`${name}.mjs`, `export const ${constant} = ${JSON.stringify(texts)};\n`);
  await writeIfChanged(
    `${name}.d.mts`,
    `export declare const ${constant}: Record<string, ${type} | undefined>;\n`,
  );
}

/** Replaces a file atomically, since a running site may read it at the same moment. */
async function writeIfChanged(name: string, content: string): Promise<void> {
  const file = `${FOLDER}/${name}`;
  if ((await readFile(file, 'utf8').catch(() => '')) === content) return;
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

type Compiler = (text: string) => CompiledMessage;

/** Compiles a language's messages, with the invisible characters that it needs. */
function compilerOf(language: string): Compiler {
  if (language === 'zu') return (text) => compile(joinPrefixes(text));
  return isRightToLeft(language) ? (text) => isolateValues(compile(text)) : compile;
}

const isRightToLeft = (language: string) =>
  isLanguage(language) && languageInfo(language).direction === 'rtl';

const compileTexts = (texts: Texts, compileText: Compiler): Compiled =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compileText(text) : compileTexts(text, compileText),
    ]),
  );
