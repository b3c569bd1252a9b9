import { buffer } from 'node:stream/consumers';
import { assetFile } from '@/lib/media/queries/asset-file';
import { mediaObject } from '@/lib/media/queries/media-object';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { sitePreviewVersion } from '@/lib/platform/link-preview/site-preview';
import { currentLook } from '@/lib/platform/look/current-look';
import { siteName } from '@/lib/platform/site-name';
import { motto } from '@/lib/platform/site-texts';
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

/** The site's own preview card in a language as JPEG: its name and motto, without a portrait. */
export const sitePreviewCard = (language: Language): Promise<Buffer> =>
  cardCache(`${language} ${sitePreviewVersion(language)}`, () => drawSite(language));

const drawSite = async (language: Language): Promise<Buffer> =>
  drawCard({
    name: siteName(),
    line: motto(translatorFor(language)),
    portrait: null,
    icon: await operatorIcon(),
    isOfSite: true,
  });

async function draw({ fullName, picture, ...life }: PreviewFacts): Promise<Buffer> {
  return drawCard({
    name: fullName,
    line: cardYears(life).replace(' - ', ' – '),
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
