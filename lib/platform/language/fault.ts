import type { z } from 'zod';
import { type ArgumentsOf, type MessageKey, type Said, said } from './said';

/** The message of a check in a schema, where zod's methods accept one. */
export type Fault = { error: (issue: object) => undefined };

/**
 * Names the message of a check by its key: schemas are the same in all languages. Who parses puts it into
 * words: `faultWords` as the parse's `error` in a browser, `saidOf` and a language where an API answers.
 */
export const fault = <Key extends MessageKey>(key: Key, ...values: ArgumentsOf<Key>): Fault =>
  faultNow(() => said(key, ...values));

/** The same for a message that depends on what is set when the check fails. */
export const faultNow = (message: () => Said): Fault => ({
  error: (issue: { said?: Said }) => {
    issue.said ??= message(); // a check outranks the schema that it belongs to, and comes first
    return undefined;
  },
});

/** What a schema said about an issue; undefined for zod's own messages. */
export const saidOf = (issue: object): Said | undefined =>
  'said' in issue ? (issue.said as Said) : undefined; // `fault` alone sets it

/** For the `error` of a parse: puts what `fault` says into words. */
export const faultWords =
  (say: (said: Said) => string): z.core.$ZodErrorMap =>
  (issue) => {
    const found = saidOf(issue);
    return found && say(found);
  };
