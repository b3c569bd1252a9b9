import { buffer } from 'node:stream/consumers';
import { assetFile } from '@/lib/media/queries/asset-file';
import { mediaObject } from '@/lib/media/queries/media-object';
import { currentLook } from '@/lib/platform/look/current-look';
import type { LifeDates } from '../life-date-rules';
import type { MemorialView } from '../queries/memorial-view';
import { cardYears } from './card-years';
import { drawCard } from './draw-card';
import { createPictureCache } from './picture-cache';
import { previewVersion } from './preview-version';

const cardCache = createPictureCache<Buffer>();

type PreviewFacts = LifeDates & Pick<MemorialView, 'id' | 'fullName' | 'picture'>;

/**
 * The preview card of a public memorial as JPEG. It is drawn again only when something on it
 * changes.
 */
export const previewCard = (memorial: PreviewFacts): Promise<Buffer> =>
  cardCache(`${memorial.id} ${previewVersion(memorial)}`, () => draw(memorial));

async function draw({ fullName, picture, ...life }: PreviewFacts): Promise<Buffer> {
  return drawCard({
    name: fullName,
    years: cardYears(life).replace(' - ', ' – '),
    portrait: picture ? await portraitOf(picture.id) : null,
    icon: await operatorIcon(),
  });
}

async function operatorIcon(): Promise<Buffer | null> {
  const { icon } = currentLook();
  const stored = icon && (await assetFile(icon.id, 'icon-192'));
  return stored ? buffer(stored.stream) : null;
}

/** The portrait that a stranger may see; null if there is none or storage has lost it. */
async function portraitOf(mediaId: string): Promise<Buffer | null> {
  const stored = await (await mediaObject(mediaId, '800', null))?.open();
  return stored ? buffer(stored.stream) : null;
}
