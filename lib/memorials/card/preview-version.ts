import { createHash } from 'node:crypto';
import { currentLook } from '@/lib/platform/look/current-look';
import { siteName } from '@/lib/platform/site-name';
import { SITE_SETTINGS } from '@/lib/platform/site-settings/registry';
import type { LifeDates } from '../life-date-rules';
import type { MemorialView } from '../queries/memorial-view';
import { cardYears } from './card-years';

/** Increased when the drawing changes, so that messengers fetch it again. */
const DRAWING = 1;
const LENGTH = 8;

type Shown = LifeDates & Pick<MemorialView, 'fullName' | 'picture'>;

/** What the site adds to each card. One that is called as delivered adds nothing: messengers need not fetch its cards again. */
const ofSite = (): string[] =>
  siteName() === SITE_SETTINGS['site.name'].default ? [] : [siteName()];

/** Names what the card of a memorial shows: equal as long as name, years, picture, drawing, and the site's name and look are. */
export function previewVersion({ fullName, picture, ...life }: Shown): string {
  const shown = [
    DRAWING,
    fullName,
    cardYears(life),
    picture?.id ?? null,
    ...ofSite(),
    ...lookOfCard(),
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, LENGTH);
}

/** What the operator has chosen of a card; nothing while it is as it was. */
function lookOfCard(): string[] {
  const { changed, colours, icon } = currentLook();
  const { paper, ink } = colours.light;
  return [
    ...(changed.has('paper') ? [paper] : []),
    ...(changed.has('ink') ? [ink] : []),
    ...(icon ? [icon.id] : []),
  ];
}
