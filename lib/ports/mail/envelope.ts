import { env } from '@/lib/env';
import { MailRefused, type OutgoingMail } from './port';

// One address without a name, list, comment, quote or control character: nothing that a mail program
// could read as a second recipient or a further header (security.md, "Mail").
const ADDRESS = /^[^\s\p{C}@<>()[\],;:\\"]{1,64}@[^\s\p{C}@<>()[\],;:\\"]{1,255}$/u;

const SUBJECT_LENGTH = 200;

/** The checked head of a mail. Throws `MailRefused` for an address that is not exactly one. */
export function envelopeOf(mail: OutgoingMail) {
  return {
    from: env().MAIL_FROM,
    to: oneAddress(mail.to),
    replyTo: mail.replyTo ? oneAddress(mail.replyTo) : undefined,
    subject: oneLine(mail.subject),
  };
}

function oneAddress(text: string): string {
  const address = text.trim();
  if (!ADDRESS.test(address)) throw new MailRefused('The address is not one e-mail address');
  return address;
}

/** Line breaks and other controls become spaces; what follows stays in the subject. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, SUBJECT_LENGTH);
