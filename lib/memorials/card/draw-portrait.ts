import { sharp } from '@/lib/media/decoder/without-svg';
import { isSmallPicture } from '../portrait-rules';

/**
 * Twice the size of the arch in a mail (mail-html.ts), plus a margin for screens with three pixels
 * per point.
 */
export const PORTRAIT = { width: 440, height: 550 } as const;

const SECONDS = 10;
const QUALITY = 82;
/** The same crop as the site, which shows portraits with `object-position: 50% 30%`. */
const FROM_TOP = 0.3;
const PRINT_SHARE = 0.46;
const MAT = '#fffefb';

type Picture = { body: Buffer; width: number | null; height: number | null };

/**
 * Draws the portrait for a mail as a 4:5 JPEG, which every mail program shows. A picture too small to fill it is
 * centred on a mat, like a photographic print. `width` and `height` are the size of the original upload.
 */
export async function drawPortrait({ body, width, height }: Picture): Promise<Buffer> {
  const drawn = isSmallPicture({ width, height }) ? await asPrint(body) : await cropToFill(body);
  return drawn
    .timeout({ seconds: SECONDS })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

async function cropToFill(body: Buffer) {
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
  const side = Math.round(PORTRAIT.width * PRINT_SHARE);
  const input = await sharp(body)
    .timeout({ seconds: SECONDS })
    .resize({ width: side, height: side * 2, fit: 'inside', withoutEnlargement: true })
    .toBuffer();
  return sharp({ create: { ...PORTRAIT, channels: 3, background: MAT } }).composite([{ input }]);
}
