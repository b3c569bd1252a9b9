import type { Translate } from './language/message';
import { siteName } from './site-name';
import { snapshotSetting } from './site-settings/snapshot-setting';

/** The site's motto: the operator's own for all languages, else the translated default. */
export const motto = (t: Translate): string => snapshotSetting('site.tagline') || t('site.motto');

export function siteTitle(t: Translate): string {
  const own = snapshotSetting('site.tagline');
  return own
    ? t('settings.siteTitle', { site: siteName(), motto: own })
    : t('site.title', { site: siteName() });
}

/**
 * The signature of a mail: the operator's text, else name and motto; followed by the postal
 * address, if set.
 */
export function mailSignature(t: Translate): string {
  const own = snapshotSetting('site.tagline');
  const ownText =
    snapshotSetting('words.mailSignature') ||
    (own ? `${siteName()}\n${own}` : t('mail.signature', { site: siteName() }));
  return [ownText, snapshotSetting('site.postalAddress')].filter(Boolean).join('\n');
}
