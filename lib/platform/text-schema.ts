import { z } from 'zod';
import {
  EMAIL_ADDRESS,
  EMAIL_LENGTH,
  hasNonAsciiLocalPart,
  withAsciiDomain,
} from './email-address';
import { type IssueMessage, issueMessage } from './language/issue-message';

/** PostgreSQL cannot store U+0000 (security.md, fact 5). */
export const NO_NUL = /^[^\0]*$/;
/** The message for a text with U+0000. */
export const UNSTORABLE = issueMessage('api.unstorable');

/** A trimmed search text; '' if absent. */
export const searchText = (maxLength: number) =>
  z.string().trim().max(maxLength).regex(NO_NUL).default('');

/**
 * A schema for an e-mail address, normalised with NFKC and with its domain in ASCII; `message` is the error for invalid
 * ones. `normalise` runs before validation, for example to lower-case the address of an account.
 */
export function emailAddress(message: IssueMessage, normalise = (text: string) => text) {
  const invalid: IssueMessage = {
    error: (issue: { input?: unknown }) =>
      (hasNonAsciiLocalPart(String(issue.input)) ? LETTERS : message).error(issue),
  };
  return z
    .string(message)
    .transform((text) => withAsciiDomain(normalise(text.normalize('NFKC').trim())))
    .pipe(z.string().max(EMAIL_LENGTH, message).regex(EMAIL_ADDRESS, invalid));
}

const LETTERS = issueMessage('api.emailLetters');

/** Whitespace, control characters, and characters that change the direction of the text. */
const UNFIT_FOR_LINES = /[\s\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
const UNFIT_FOR_TEXT = /[^\P{Cc}\n\t]+|[\u202A-\u202E\u2066-\u2069]+/gu;

const atMost = (limit: number) => issueMessage('api.atMostCharacters', { limit });

/**
 * One line of text from untrusted input: each run of whitespace and control characters becomes a
 * space.
 */
export const lineOfText = (missing: IssueMessage, limit: number) =>
  z
    .string(missing)
    .transform((text) => text.replace(UNFIT_FOR_LINES, ' ').trim())
    .pipe(z.string().min(1, missing).max(limit, atMost(limit)));

/** Address books of phones put these around names. They change the direction of the text beside them. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g;
/**
 * A letter, digit, symbol or punctuation mark that is drawn; fillers and the empty Braille pattern count as such, and
 * are not. Families write '?' for a name that nobody knows.
 */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{S}\p{P}]/u;

/** Whether people can see something of this name. */
export const isVisibleName = (text: string): boolean => VISIBLE.test(text);

const nameAsWritten = (text: string) =>
  text.replace(DIRECTION_MARKS, '').replace(UNFIT_FOR_LINES, ' ').normalize().trim();

/**
 * The schema of every name that somebody must type: of people, memorials, keys and the site. One line in NFC, because
 * the fonts contain accented letters as one character, without direction marks, and with something that people can
 * see. Joiners stay: Persian and Indian names and emoji need them.
 */
export const nameText = (missing: IssueMessage, limit: number) =>
  z
    .string(missing)
    .regex(NO_NUL, UNSTORABLE)
    .transform(nameAsWritten)
    .pipe(z.string().regex(VISIBLE, missing).max(limit, atMost(limit)));

/** As `nameText`, for names that are stored already: one in which there is nothing to see stays as it is. */
export const storedNameText = (missing: IssueMessage, limit: number) =>
  z
    .string(missing)
    .regex(NO_NUL, UNSTORABLE)
    .transform((text) => (isVisibleName(text) ? nameAsWritten(text) : text.trim().normalize()))
    .pipe(z.string().min(1, missing).max(limit, atMost(limit)));

/** As `nameText`; '' for a name in which there is nothing to see. */
export const optionalNameText = (limit: number) =>
  z
    .string()
    .regex(NO_NUL, UNSTORABLE)
    .transform((text) => (isVisibleName(text) ? nameAsWritten(text) : ''))
    .pipe(z.string().max(limit, atMost(limit)));

/**
 * Multi-line text from untrusted input: line breaks become LF, other control characters a space.
 */
export const linesOfText = (missing: IssueMessage, limit: number) =>
  z
    .string(missing)
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(UNFIT_FOR_TEXT, ' ').trim())
    .pipe(z.string().min(1, missing).max(limit, atMost(limit)));
