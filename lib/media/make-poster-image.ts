import { decodeImage } from './decode-image';
import { inImageSlot } from './image-slots';
import { type MadeImage, makeWebp } from './make-variants';
import { POSTER_WIDTH } from './rules';

/** A video's poster from one of its frames, made anew like every picture. */
export const makePosterImage = (frame: string): Promise<MadeImage> =>
  inImageSlot('video', async () => ({
    variants: ['poster'],
    ending: 'webp',
    body: await makeWebp(await decodeImage(frame), POSTER_WIDTH),
  }));
