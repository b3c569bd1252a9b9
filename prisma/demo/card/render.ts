import sharp from 'sharp';
import { PALETTE } from './palette';

/** The JPEG quality at which drawn petals keep their edges and a card stays well below 300 kB. */
const JPEG_QUALITY = 88;

/** Turns the SVG of a card or a landscape into a JPEG that can be stored like an uploaded photograph. */
export async function renderCard(svg: string): Promise<Buffer> {
  // Uploads may never be SVG, so lib/media/decoder/without-svg.ts turns its reader off for the whole process.
  // This drawing is our own, and the process that loads the demo accepts no uploads.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(svg))
    .flatten({ background: PALETTE.paper })
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
