import { senderAddress } from './email-address';
import { env } from './env';
import type { Say } from './language/said';
import { siteName } from './site-name';
import { siteSetting } from './site-settings/site-setting';

/** The motto of the site: the operator's, in all languages, or that of the language. */
export const motto = (say: Say): string => siteSetting('site.tagline') || say('site.motto');

/** The title of the home page. */
export function siteTitle(say: Say): string {
  const own = siteSetting('site.tagline');
  return own
    ? say('settings.siteTitle', { site: siteName(), motto: own })
    : say('site.title', { site: siteName() });
}

/** Where people may write to, as pages name it; undefined where the operator names none. */
export const contactAddress = (): string | undefined =>
  siteSetting('site.contactEmail') || undefined;

/** Where mail for the operator goes: the contact address, else where mail comes from. */
export const operatorAddress = (): string => contactAddress() ?? senderAddress(env().MAIL_FROM);

/** The last lines of a mail: the operator's own words or the name with the motto, and the postal address if there is one. */
export function mailSignature(say: Say): string {
  const own = siteSetting('site.tagline');
  const words =
    siteSetting('words.mailSignature') ||
    (own ? `${siteName()}\n${own}` : say('mail.signature', { site: siteName() }));
  return [words, siteSetting('site.postalAddress')].filter(Boolean).join('\n');
}
