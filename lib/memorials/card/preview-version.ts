import { createHash } from 'node:crypto';
import { currentLook } from '@/lib/platform/look/current-look';
import { siteName } from '@/lib/platform/site-name';
import { SITE_SETTINGS } from '@/lib/platform/site-settings/registry';
import type { LifeDates } from '../life-date-rules';
import type { MemorialView } from '../queries/memorial-view';
import { cardYears } from './card-years';

/** Increase this when the drawing changes, so that messengers fetch cards again. */
const DRAWING = 1;
const LENGTH = 8;

type PreviewFacts = LifeDates & Pick<MemorialView, 'fullName' | 'picture'>;

/**
 * The name of the site, if it was changed. The default adds nothing, so versions from before this
 * setting existed stay valid.
 */
const changedSiteName = (): string[] =>
  siteName() === SITE_SETTINGS['site.name'].default ? [] : [siteName()];

/**
 * A short hash of everything the card shows. It changes with the name, years, picture and drawing,
 * and with the site's name and look.
 */
export function previewVersion({ fullName, picture, ...life }: PreviewFacts): string {
  const content = [
    DRAWING,
    fullName,
    cardYears(life),
    picture?.id ?? null,
    ...changedSiteName(),
    ...changedLook(),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, LENGTH);
}

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
