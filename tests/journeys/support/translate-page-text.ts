import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@/lib/platform/language/languages';

const MESSAGES = 'messages';

type Messages = { [key: string]: string | Messages };

/**
 * Translates an English text of a page through the message files, up to the first placeholder. Throws if no English
 * message includes it.
 */
export function translatePageText(
  language: Exclude<Language, 'xx' | 'xr'>,
  english: string,
): string {
  const at = messagesOf('en').findIndex(([, text]) => text.includes(english));
  const key = messagesOf('en')[at]?.[0];
  const translation = messagesOf(language).find(([each]) => each === key)?.[1];
  if (!translation) throw new Error(`no ${language} message translates: ${english}`);
  return translation.split(/[{<]/)[0] ?? '';
}

const messagesOf = (language: string): [key: string, text: string][] =>
  readdirSync(path.join(MESSAGES, language)).flatMap((file) =>
    textsIn(file, JSON.parse(readFileSync(path.join(MESSAGES, language, file), 'utf8'))),
  );

const textsIn = (key: string, value: string | Messages): [string, string][] =>
  typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value).flatMap(([name, each]) => textsIn(`${key}.${name}`, each));
