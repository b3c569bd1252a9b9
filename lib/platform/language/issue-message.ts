import type { z } from 'zod';
import { type ArgumentsOf, type Message, type MessageKey, messageFor } from './message';

/** The message of a schema check, in the form that zod's methods accept. */
export type IssueMessage = { error: (issue: object) => undefined };

/**
 * Names a message by its key, because schemas are the same in all languages. It is translated where
 * the schema is used: with `translateIssues` as the parse's `error` in a browser, with `messageOfIssue` in the
 * API.
 */
export const issueMessage = <Key extends MessageKey>(
  key: Key,
  ...values: ArgumentsOf<Key>
): IssueMessage => lazyIssueMessage(() => messageFor(key, ...values));

/**
 * Like `issueMessage`, for a message that depends on the settings at the time when the check fails.
 */
export const lazyIssueMessage = (message: () => Message): IssueMessage => ({
  error: (issue: { said?: Message }) => {
    issue.said ??= message(); // the check runs first, and outranks the schema that contains it
    return undefined;
  },
});

/** The message that `issueMessage` attached to an issue; undefined for zod's own messages. */
export const messageOfIssue = (issue: object): Message | undefined =>
  'said' in issue ? (issue.said as Message) : undefined; // only `lazyIssueMessage` sets it

/** For the `error` of a parse: translates the messages of `issueMessage`. */
export const translateIssues =
  (t: (message: Message) => string): z.core.$ZodErrorMap =>
  (issue) => {
    const found = messageOfIssue(issue);
    return found && t(found);
  };
