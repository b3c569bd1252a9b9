import { fromPixels, type Pixels } from './decode-image';
import { PREVIEW } from './rules';

/** The paper of design/look.md, oklch(0.985 0.006 90). */
const PAPER = '#fcfaf6';
const QUALITIES = [82, 70, 55, 40, 25] as const;

/**
 * The picture for link previews: JPEG, since not every messenger shows WebP, and whole on a paper
 * ground, because cutting a portrait to a wide shape loses the face. Under 300 KB, WhatsApp's limit.
 */
export async function makePreview(pixels: Pixels): Promise<Buffer> {
  const { width, height, maxBytes } = PREVIEW;
  const framed = await fromPixels(pixels)
    .flatten({ background: PAPER })
    .resize({ width, height, fit: 'contain', background: PAPER })
    .raw()
    .toBuffer();
  let preview = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    preview = await fromPixels({ data: framed, width, height, channels: 3 })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (preview.length < maxBytes) break;
  }
  return preview;
}
