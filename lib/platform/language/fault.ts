import type { z } from 'zod';
import { type ArgumentsOf, type MessageKey, type Said, said } from './said';

/** The message of a schema check, in the form that zod's methods accept. */
export type Fault = { error: (issue: object) => undefined };

/**
 * Names a message by its key, because schemas are the same in all languages. It is translated where
 * the schema is used: with `faultWords` as the parse's `error` in a browser, with `saidOf` in the
 * API.
 */
export const fault = <Key extends MessageKey>(key: Key, ...values: ArgumentsOf<Key>): Fault =>
  faultNow(() => said(key, ...values));

/** As `fault`, for a message that depends on settings when the check fails. */
export const faultNow = (message: () => Said): Fault => ({
  error: (issue: { said?: Said }) => {
    issue.said ??= message(); // the check runs first, and outranks the schema that contains it
    return undefined;
  },
});

/** The message that `fault` attached to an issue; undefined for zod's own messages. */
export const saidOf = (issue: object): Said | undefined =>
  'said' in issue ? (issue.said as Said) : undefined; // only `faultNow` sets it

/** For the `error` of a parse: translates the messages of `fault`. */
export const faultWords =
  (say: (said: Said) => string): z.core.$ZodErrorMap =>
  (issue) => {
    const found = saidOf(issue);
    return found && say(found);
  };
