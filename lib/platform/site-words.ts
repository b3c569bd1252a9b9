import type { Say } from './language/said';
import { siteName } from './site-name';
import { shownSetting } from './site-settings/shown-setting';

/** The site's motto: the operator's own for all languages, else the translated default. */
export const motto = (say: Say): string => shownSetting('site.tagline') || say('site.motto');

export function siteTitle(say: Say): string {
  const own = shownSetting('site.tagline');
  return own
    ? say('settings.siteTitle', { site: siteName(), motto: own })
    : say('site.title', { site: siteName() });
}

/**
 * The signature of a mail: the operator's text, else name and motto; followed by the postal
 * address, if set.
 */
export function mailSignature(say: Say): string {
  const own = shownSetting('site.tagline');
  const words =
    shownSetting('words.mailSignature') ||
    (own ? `${siteName()}\n${own}` : say('mail.signature', { site: siteName() }));
  return [words, shownSetting('site.postalAddress')].filter(Boolean).join('\n');
}
