/**
 * The only rule for e-mail addresses: a plain local part of at most 64 characters, one @, and a
 * domain name with at least two labels. No spaces, commas, quotes, brackets or control characters,
 * so that an accepted address is always exactly one recipient in a mail's header (security.md,
 * "Mail"). Domains with other letters are converted first (`withAsciiDomain`).
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

/** The letters of domain names, and the full stops that browsers accept between labels. Nothing else of a URL. */
const DOMAIN_LETTERS = /^[\p{L}\p{M}\p{N}\p{Join_Control}.\u3002-]+$/u;
const ASCII = /^[\0-\x7F]*$/;

/**
 * Returns the address with its domain in ASCII, as it is stored and compared: `info@xn--mller-kva.example` for
 * `info@müller.example`. Any other text, also one that is no address, is returned as it is.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || address.length > EMAIL_LENGTH || ASCII.test(domain)) return address;
  if (!DOMAIN_LETTERS.test(domain)) return address;
  try {
    return address.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return address; // it is no domain name
  }
}

const LETTER_BEYOND_ASCII = /(?![A-Za-z])[\p{L}\p{M}]/u;

/** Whether an address has letters beyond ASCII before its @. Few mail servers accept those, so the site does not. */
export const hasNonAsciiLocalPart = (address: string): boolean =>
  LETTER_BEYOND_ASCII.test(address.slice(0, Math.max(0, address.lastIndexOf('@'))));

/** Returns hello@perennial.example for `Perennial <hello@perennial.example>`. */
export const senderAddress = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

/** Returns a sender with the domain of its address in ASCII, and with its name as it is. */
export function withAsciiSender(sender: string): string {
  const address = senderAddress(sender);
  const at = sender.lastIndexOf(address);
  return sender.slice(0, at) + withAsciiDomain(address) + sender.slice(at + address.length);
}
