import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Writes bytes to a new temporary file and returns its path. */
export async function writeTemporaryFile(bytes: Buffer | string): Promise<string> {
  const file = path.join(tmpdir(), `perennial-picture-${randomBytes(6).toString('hex')}`);
  await writeFile(file, bytes);
  return file;
}

/** A picture whose left half is red and right half is blue, so that a rotation is visible. */
export function halves(width: number, height: number): Sharp {
  const right = {
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#00f' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: right, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** A small PNG whose header declares another size. */
export async function pngDeclaring(width: number, height: number): Promise<Buffer> {
  const file = await halves(8, 8).png().toBuffer();
  const header = file.subarray(12, 29); // IHDR, before its checksum
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  file.writeUInt32BE(crc32(header), 29);
  return file;
}

/** Noise compresses worst. */
export const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

/** Soft shapes with strong grain, as in an old photograph or one taken in the dark. */
export const grainy = (width: number, height: number): Sharp => {
  const shapes = { raw: { width: 8, height: 8, channels: 3 } } as const;
  const grain = {
    raw: { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 },
  } as const;
  const speckles = randomBytes(grain.raw.width * grain.raw.height * 3);
  return sharp(randomBytes(8 * 8 * 3), shapes)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([
      {
        input: Buffer.from(speckles.map((value) => 96 + (value >> 2))),
        ...grain,
        tile: true,
        blend: 'overlay',
      },
    ]);
};

/** Adds metadata as a phone does: rotated, with the location. */
export const withLocation = (picture: Sharp) =>
  picture.withMetadata({ orientation: 6 }).withExif({
    IFD0: { Make: 'CanaryPhone', Artist: 'Canary Owner' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '26/1 12/1 0/1', GPSLongitudeRef: 'E' },
  });
