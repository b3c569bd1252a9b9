import { sharp } from '@/lib/media/decoder/without-svg';
import { isSmall } from '../portrait-rules';

/** Twice the arch of a mail (mail-html.ts), and a little more for the screens that have three dots for one. */
export const PORTRAIT = { width: 440, height: 550 } as const;

const SECONDS = 10;
const QUALITY = 82;
/** Where faces are: the site shows its portraits with `object-position: 50% 30%`. */
const FROM_TOP = 0.3;
const PRINT = 0.46;
const MAT = '#fffefb';

type Picture = { body: Buffer; width: number | null; height: number | null };

/** Draws a portrait as a mail shows it: a JPEG of 4:5, which every mail program knows. Accepts the size of the original. */
export async function drawPortrait({ body, width, height }: Picture): Promise<Buffer> {
  const drawn = isSmall({ width, height }) ? await asPrint(body) : await filling(body);
  return drawn
    .timeout({ seconds: SECONDS })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

async function filling(body: Buffer) {
  const { width = 1, height = 1 } = await sharp(body).metadata();
  const scale = Math.max(PORTRAIT.width / width, PORTRAIT.height / height);
  const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)];
  return sharp(body)
    .resize({ width: wide, height: tall, fit: 'fill' })
    .extract({
      ...PORTRAIT,
      left: Math.floor((wide - PORTRAIT.width) / 2),
      top: Math.floor((tall - PORTRAIT.height) * FROM_TOP),
    });
}

async function asPrint(body: Buffer) {
  const side = Math.round(PORTRAIT.width * PRINT);
  const input = await sharp(body)
    .timeout({ seconds: SECONDS })
    .resize({ width: side, height: side * 2, fit: 'inside', withoutEnlargement: true })
    .toBuffer();
  return sharp({ create: { ...PORTRAIT, channels: 3, background: MAT } }).composite([{ input }]);
}
