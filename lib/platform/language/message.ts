import type { ICUArgs, ICUTags, RichTagsFunction } from 'use-intl/core';
import type { EnglishMessages } from './generated/english';
import type { Money } from './money';

/** The dotted keys of nested objects, such as `accounts.login.title`. */
type KeysOf<Part> = {
  [Name in keyof Part & string]: Part[Name] extends string ? Name : `${Name}.${KeysOf<Part[Name]>}`;
}[keyof Part & string];

type ValueAt<Part, Key extends string> = Key extends `${infer First}.${infer Rest}`
  ? First extends keyof Part
    ? ValueAt<Part[First], Rest>
    : never
  : Key extends keyof Part
    ? Part[Key]
    : never;

/** The keys of all messages: the file, then the names within it. */
export type MessageKey = KeysOf<EnglishMessages>;

type TextOf<Key extends MessageKey> = ValueAt<EnglishMessages, Key> & string;

type Values<Key extends MessageKey> = ICUArgs<
  TextOf<Key>,
  {
    ICUArgument: string | number | Money | Message;
    ICUNumberArgument: number;
    ICUDateArgument: Date;
  }
>;

/** The values that a message needs: none, or one object. */
export type ArgumentsOf<Key extends MessageKey> = keyof Values<Key> extends never
  ? []
  : [values: Values<Key>];

/**
 * The values of a message with tags; each tag is a function that returns an element around its
 * content.
 */
export type RichValuesOf<Key extends MessageKey> = Values<Key> &
  ICUTags<TextOf<Key>, RichTagsFunction>;

/** A message before its language is known; the code that answers or renders translates it. */
export type Message = {
  readonly key: MessageKey;
  readonly values?: Record<string, string | number | Date | Money | Message>;
};

export const messageFor = <Key extends MessageKey>(
  key: Key,
  ...[values]: ArgumentsOf<Key>
): Message => ({
  key,
  values: values as Message['values'], // TypeScript cannot see that all of them are texts, numbers, dates, amounts or messages
});

/** Returns a message in one language, with its values. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: ArgumentsOf<Key>) => string;

/** Returns a function that translates messages into the language of `t`. */
export const translateWith =
  (t: Translate) =>
  ({ key, values }: Message): string =>
    t(key, ...([values] as unknown as ArgumentsOf<MessageKey>)); // `messageFor` has checked that they fit
