import { stat } from 'node:fs/promises';
import sharp from 'sharp';

/** Enough to judge a page by; what is below it is a list that goes on. */
const MOST_PIXELS_HIGH = 2400;
const QUALITY = 55;

/** Cuts a screenshot and stores it as WebP. Gives its bytes. */
export async function savePicture(file: string, shot: Buffer): Promise<number> {
  const { width, height } = await sharp(shot).metadata();
  await sharp(shot)
    .extract({ left: 0, top: 0, width, height: Math.min(height, MOST_PIXELS_HIGH) })
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toFile(file);
  return (await stat(file)).size;
}
