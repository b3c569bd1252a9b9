import { stat } from 'node:fs/promises';
import sharp from 'sharp';

const QUALITY = 35;

/** Stores a screenshot as WebP. Returns its size in bytes. */
export async function savePicture(file: string, shot: Buffer): Promise<number> {
  await sharp(shot).webp({ quality: QUALITY, effort: 4, smartSubsample: true }).toFile(file);
  return (await stat(file)).size;
}
