import type { Page } from 'playwright-core';
import { flatten } from '../../scripts/checks/messages';
import { readMessages } from '../../scripts/messages/read-messages';
import { escapePattern, type Name, pageInLanguage, type ToPattern } from './page-in-language';

/**
 * A message that contains the name looked for counts as an element's name, unless it is longer than twice the name plus
 * this many characters.
 */
const LETTERS_AROUND = 25;
/** Replaces each value when an English message is compared with a pattern. */
const SAMPLE_VALUE = '$20.00';
/** The longest message that a pattern may match: the name of a button or link. */
const MAX_NAME = 40;

/** A page in another language, on which elements are found by their English names. */
export async function pageByMessages(page: Page, language: string): Promise<Page> {
  const english = flatten(await readMessages('en'));
  const others = flatten(await readMessages(language));
  const toPattern: ToPattern = (name, exact) => {
    const keys = [...english].filter(([, text]) => isCalled(text, name, exact));
    const patterns = keys.map(([key]) => patternOf(others.get(key) ?? ''));
    const alternatives = [
      ...patterns,
      typeof name === 'string' ? escapePattern(name) : name.source,
    ];
    return new RegExp(exact ? `^(?:${alternatives.join('|')})$` : alternatives.join('|'), 'iu');
  };
  return pageInLanguage(page, toPattern);
}

function isCalled(text: string, name: Name, exact: boolean): boolean {
  if (typeof name !== 'string')
    return text.length <= MAX_NAME && name.test(text.replace(/\{\w+\}/g, SAMPLE_VALUE));
  if (exact) return text === name;
  const [whole, part] = [text.toLowerCase(), name.toLowerCase()];
  return whole.includes(part) && whole.length <= part.length * 2 + LETTERS_AROUND;
}

/** A message as a pattern that matches any text where the message has a value. */
const patternOf = (message: string) =>
  message
    .split(/\{[^{}]*\}/)
    .map(escapePattern)
    .join('.*')
    .replaceAll('/', '\\/');
