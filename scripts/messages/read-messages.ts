import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Texts by key; a part of a file may have parts of its own. */
export type Texts = { [key: string]: string | Texts };

const FOLDER = 'messages';

/** The languages that have a folder in messages/, English first. */
export async function listMessageLanguages(folder = FOLDER): Promise<string[]> {
  const names = await readdir(folder, { withFileTypes: true });
  const languages = names.filter((each) => each.isDirectory()).map(({ name }) => name);
  return ['en', ...languages.filter((name) => name !== 'en').sort()];
}

/** The texts of a language by file name. Throws for a file that is not JSON. */
export async function readMessages(language: string, folder = FOLDER): Promise<Texts> {
  const texts: Texts = {};
  const files = (await readdir(path.join(folder, language))).filter((name) =>
    name.endsWith('.json'),
  );
  for (const file of files.sort()) {
    const text = await readFile(path.join(folder, language, file), 'utf8');
    texts[path.basename(file, '.json')] = JSON.parse(text) as Texts; // compiling fails if a value is not a text
  }
  return texts;
}
