import type { Say } from './language/said';
import { siteName } from './site-name';
import { shownSetting } from './site-settings/shown-setting';

/** The motto of the site: the operator's, in all languages, or that of the language. */
export const motto = (say: Say): string => shownSetting('site.tagline') || say('site.motto');

/** The title of the home page. */
export function siteTitle(say: Say): string {
  const own = shownSetting('site.tagline');
  return own
    ? say('settings.siteTitle', { site: siteName(), motto: own })
    : say('site.title', { site: siteName() });
}

/** The last lines of a mail: the operator's own words or the name with the motto, and the postal address if there is one. */
export function mailSignature(say: Say): string {
  const own = shownSetting('site.tagline');
  const words =
    shownSetting('words.mailSignature') ||
    (own ? `${siteName()}\n${own}` : say('mail.signature', { site: siteName() }));
  return [words, shownSetting('site.postalAddress')].filter(Boolean).join('\n');
}
