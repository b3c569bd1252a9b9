import { mkdir, readFile, writeFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { factsOf, isLanguage } from '@/lib/platform/language/languages';
import { languagesOf, readMessages, type Texts } from './read-messages';

const FOLDER = 'lib/platform/language/generated';

type Compiled = { [key: string]: CompiledMessage | Compiled };

/**
 * Compiles messages/ for the server and for TypeScript: every language's messages, parsed, and the type of the
 * English ones, which checks keys and values. Writes a file only when it changes. Takes 50 ms.
 */
export async function compileMessages(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const languages = await languagesOf();
  const compiled: Record<string, Compiled> = {};
  for (const language of languages)
    compiled[language] = compileTexts(await readMessages(language), isFromTheRight(language));
  const lines = Object.entries(compiled).map(
    ([language, texts]) => `  ${language}: JSON.parse(${JSON.stringify(JSON.stringify(texts))}),\n`,
  );
  await keep('compiled.mjs', `export const COMPILED = {\n${lines.join('')}};\n`);
  await keep(
    'compiled.d.mts',
    "import type { Catalogue } from '../compiled-messages';\n\n" +
      'export declare const COMPILED: Record<string, Catalogue | undefined>;\n',
  );
  const english = JSON.stringify(await readMessages('en'), null, 2);
  await keep('english.ts', `export type EnglishMessages = ${english};\n`);
}

async function keep(name: string, content: string): Promise<void> {
  const file = `${FOLDER}/${name}`;
  if ((await readFile(file, 'utf8').catch(() => '')) !== content) await writeFile(file, content);
}

const isFromTheRight = (language: string) =>
  isLanguage(language) && factsOf(language).direction === 'rtl';

const compileTexts = (texts: Texts, fromTheRight: boolean): Compiled =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string'
        ? isolated(compile(text), fromTheRight)
        : compileTexts(text, fromTheRight),
    ]),
  );

/** U+2068 and U+2069 around each value: a name in Latin letters must not turn the sentence around it. */
function isolated(message: CompiledMessage, fromTheRight: boolean): CompiledMessage {
  if (!fromTheRight || typeof message === 'string') return message;
  return message.flatMap((node) =>
    Array.isArray(node) && node.length === 1 ? ['\u2068', node, '\u2069'] : [node],
  );
}
