import sharp from 'sharp';
import { PALETTE } from './palette';

/** A JPEG quality that keeps the petals' edges sharp and a card well below 300 kB. */
const JPEG_QUALITY = 88;

/** Renders a card or a landscape as a JPEG that can be stored like an uploaded photo. */
export async function renderCard(svg: string): Promise<Buffer> {
  // Uploads may never be SVG, so lib/media/decoder/without-svg.ts blocks the SVG loader for the whole process. This
  // drawing is our own, and the process that loads the demo accepts no uploads.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(svg))
    .flatten({ background: PALETTE.paper })
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
