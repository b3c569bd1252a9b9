import { createHash } from 'node:crypto';
import { currentLook } from '@/lib/platform/look/current-look';
import { siteName } from '@/lib/platform/site-name';
import { SITE_SETTINGS } from '@/lib/platform/site-settings/registry';

/** Increase this when the drawing changes, so that messengers fetch cards again. */
const DRAWING = 1;
const LENGTH = 8;

/**
 * A short hash of everything that a preview card shows: its own content, the drawing, and the
 * site's name and look. Part of the card's address, because messengers cache previews.
 * @param content what only this card shows
 */
export function previewHash(content: readonly unknown[]): string {
  const shown = [DRAWING, ...content, ...changedSiteName(), ...changedLook()];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, LENGTH);
}

/**
 * The name of the site, if it was changed. The default adds nothing, so versions from before this
 * setting existed stay valid.
 */
const changedSiteName = (): string[] =>
  siteName() === SITE_SETTINGS['site.name'].default ? [] : [siteName()];

/** Only what the operator changed, so that the default look leaves versions as they were. */
function changedLook(): string[] {
  const { changed, colours, icon } = currentLook();
  const { paper, ink } = colours.light;
  return [
    ...(changed.has('paper') ? [paper] : []),
    ...(changed.has('ink') ? [ink] : []),
    ...(icon ? [icon.id] : []),
  ];
}
