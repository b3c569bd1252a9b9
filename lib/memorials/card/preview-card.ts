import { buffer } from 'node:stream/consumers';
import { inImageSlot } from '@/lib/media/image-slots';
import { mediaObject } from '@/lib/media/queries/media-object';
import type { LifeDates } from '../life-date-rules';
import type { MemorialView } from '../queries/memorial-view';
import { cardYears } from './card-years';
import { drawCard } from './draw-card';
import { previewVersion } from './preview-version';

/** The last cards of this process, about 60 KB each. Messengers fetch a shared address many times. */
const KEPT = 64;
const cards = new Map<string, Promise<Buffer>>();

type Shown = LifeDates & Pick<MemorialView, 'id' | 'fullName' | 'picture'>;

/** The card of a public memorial as JPEG; drawn once for as long as it shows the same. */
export function previewCard(memorial: Shown): Promise<Buffer> {
  const key = `${memorial.id} ${previewVersion(memorial)}`;
  const card = cards.get(key) ?? inImageSlot('card', () => draw(memorial));
  cards.delete(key); // and in again, as the last one used
  cards.set(key, card);
  card.catch(() => cards.delete(key));
  for (const [oldest] of cards) if (cards.size > KEPT) cards.delete(oldest);
  return card;
}

async function draw({ fullName, picture, ...life }: Shown): Promise<Buffer> {
  return drawCard({
    name: fullName,
    years: cardYears(life).replace(' - ', ' – '),
    portrait: picture ? await portraitOf(picture.id) : null,
  });
}

/** As a stranger sees it: null when it is not public, or the storage has lost it. */
async function portraitOf(mediaId: string): Promise<Buffer | null> {
  const stored = await (await mediaObject(mediaId, '800', null))?.open();
  return stored ? buffer(stored.stream) : null;
}
