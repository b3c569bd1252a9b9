import { env } from '@/lib/platform/env';
import { isEmailAddress, senderAddress } from '../email-address';
import { siteName } from '../site-name';
import { SITE_SETTINGS } from '../site-settings/registry';
import { MailRefused, type OutgoingMail } from './port';

const SUBJECT_LENGTH = 200;

/**
 * The validated header of a mail. Throws `MailRefused` unless each address is exactly one address.
 */
export function envelopeOf(mail: OutgoingMail) {
  return {
    from: mailSender(),
    to: oneAddress(mail.to),
    replyTo: mail.replyTo ? oneAddress(mail.replyTo) : undefined,
    subject: oneLine(mail.subject),
    headers: unsubscribeHeaders(mail.unsubscribeUrl ?? ''),
  };
}

/**
 * The sender: MAIL_FROM of the operator. If it has the default name of the site and the site was
 * renamed, the new name replaces it.
 */
function mailSender(): string {
  const sender = env().MAIL_FROM;
  const defaultName = SITE_SETTINGS['site.name'].default;
  const address = senderAddress(sender);
  const hasDefaultName =
    sender.replace(`<${address}>`, '').replaceAll('"', '').trim() === defaultName;
  if (!hasDefaultName || siteName() === defaultName) return sender;
  return `"${oneLine(siteName()).replace(/["\\]/g, '')}" <${address}>`;
}

/**
 * Mail programs show a button that sends the POST (RFC 2369 and 8058). The address is ours, and
 * contains nothing that could end a header.
 */
const unsubscribeHeaders = (url: string): Record<string, string> =>
  URL.canParse(url)
    ? {
        'List-Unsubscribe': `<${new URL(url).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

function oneAddress(text: string): string {
  const address = text.trim();
  if (!isEmailAddress(address)) throw new MailRefused('The address is not one e-mail address');
  return address;
}

/** Replaces line breaks and other control characters by spaces, to prevent header injection. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, SUBJECT_LENGTH);
