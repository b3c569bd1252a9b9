/**
 * The only rule for e-mail addresses: a plain local part of at most 64 characters, one @, and a
 * domain name with at least two labels. No spaces, commas, quotes, brackets or control characters,
 * so that an accepted address is always exactly one recipient in a mail's header (security.md,
 * "Mail").
 */
const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
export const EMAIL_ADDRESS = new RegExp(
  `^(?=.{1,64}@)${LOCAL}(?:\\.${LOCAL})*@(?:${LABEL}\\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$`,
  'i',
);

/** The longest address that mail can be sent to (RFC 5321). */
export const EMAIL_LENGTH = 254;

export const isEmailAddress = (text: string) =>
  text.length <= EMAIL_LENGTH && EMAIL_ADDRESS.test(text);

/** Returns hello@perennial.example for `Perennial <hello@perennial.example>`. */
export const senderAddress = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
