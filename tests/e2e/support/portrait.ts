import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

/** A JPEG like a phone's: 4:5, with a place in its EXIF data. Gives its path. */
export async function portraitFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perennial-e2e-'));
  const file = path.join(folder, 'portrait.jpg');
  const image = sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#7a9' } });
  const gps = { IFD3: { GPSLatitude: '26/1 12/1 0/1', GPSLatitudeRef: 'S' } };
  await writeFile(file, await image.withExif(gps).jpeg().toBuffer());
  return file;
}
