import { sharp } from '@/lib/media/decoder/without-svg';

/** The paper colour in frame.svg. */
const PAINTED = [0xfb, 0xf9, 0xf4] as const;
/** Anti-aliased edges are off by rounding. */
const TOLERANCE = 2;

/**
 * Returns the frame of a link preview as PNG with its paper recoloured; the drawing keeps its
 * colours.
 * @param file path of the painted frame
 * @param paper `#rrggbb`
 */
export async function frameOnPaper(file: string, paper: string): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = Buffer.from(paper.slice(1), 'hex');
  for (let at = 0; at < data.length; at += 4)
    if (PAINTED.every((part, channel) => Math.abs((data[at + channel] ?? 0) - part) <= TOLERANCE))
      wanted.copy(data, at);
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
