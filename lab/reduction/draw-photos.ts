import sharp from 'sharp';

const WIDTH = 4032;
const HEIGHT = 3024;
/** The size of a phone's picture, in bytes. */
const TARGET_BYTES = 4_000_000;
const OCTAVES = 7;
/**
 * How much weaker each finer octave is than the one before. Photographs have about 2; less is as full of detail as leaves
 * or gravel, more is as smooth as a portrait.
 */
const FALLOFFS = [1.6, 1.75, 1.9, 2.05, 2.2, 2.5];

/** Draws pictures with as much detail at each scale as photographs have, as JPEGs of about 4 MB. */
export async function drawPhotos(): Promise<{ name: string; bytes: Buffer }[]> {
  const photos: { name: string; bytes: Buffer }[] = [];
  for (const falloff of FALLOFFS)
    photos.push({ name: `detail-${falloff}.jpg`, bytes: await encode(await draw(falloff)) });
  return photos;
}

/** Adds noise of several scales. Returns raw RGB. */
async function draw(falloff: number): Promise<Buffer> {
  const sum = new Float32Array(WIDTH * HEIGHT * 3);
  let weights = 0;
  for (let octave = 0; octave < OCTAVES; octave++) {
    const weight = falloff ** octave;
    const noise = await noiseOf(2 ** octave);
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (noise[at] ?? 0);
    weights += weight;
  }
  return Buffer.from(sum.map((value) => value / weights));
}

/** Noise in spots of `scale` pixels, in colour only where the spots are large, as in photographs. */
async function noiseOf(scale: number): Promise<Buffer> {
  const width = Math.ceil(WIDTH / scale);
  const height = Math.ceil(HEIGHT / scale);
  const isGrey = scale < 8;
  const spots = sharp({
    create: {
      ...{ width, height, channels: 3, background: 'grey' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const enlarged = (isGrey ? spots.greyscale().toColourspace('srgb') : spots).resize(
    WIDTH,
    HEIGHT,
    { fit: 'fill', kernel: 'cubic' },
  );
  return enlarged.removeAlpha().raw().toBuffer();
}

/** Encodes raw RGB at the quality whose result is nearest below the target. */
async function encode(raw: Buffer): Promise<Buffer> {
  const picture = sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  let jpeg = Buffer.alloc(0);
  for (let quality = 98; quality >= 50; quality -= 3) {
    jpeg = await picture.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= TARGET_BYTES) break;
  }
  return jpeg;
}
