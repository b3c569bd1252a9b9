import { absoluteUrl } from './absolute-url';
import { DEFAULT_LANGUAGE } from './language/languages';
import { contactAddress } from './operator';
import * as paths from './paths';

/** RFC 9116 recommends less than a year, so that an abandoned site soon says nothing. */
const VALID_MONTHS = 11;

/**
 * Returns the site's security.txt (RFC 9116): the operator's contact address, if it is public, and the contact page.
 * The text changes once a month, so that caches may keep it.
 * @param now a moment in UTC
 */
export function writeSecurityTxt(now: Date): string {
  const address = contactAddress();
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1));
  const lines = [
    ...(address ? [`Contact: ${paths.mailtoLink(address)}`] : []),
    `Contact: ${absoluteUrl(paths.contact)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${DEFAULT_LANGUAGE}`,
    `Canonical: ${absoluteUrl(paths.securityTxt)}`,
  ];
  return `${lines.join('\n')}\n`;
}
