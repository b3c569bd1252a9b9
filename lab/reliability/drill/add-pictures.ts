import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { insertRows } from '@/lab/bench/fill/insert-rows';

/**
 * How many different pictures are drawn. Each memorial's picture has its own bytes at the end, the same in each run.
 */
const DRAWN_COUNT = 48;
const [WIDTH, HEIGHT] = [480, 600];
const BATCH = 1_000;
const AT_ONCE = 16;
/** As lib/media/store-objects.ts names them. Such a small picture has the same file for each size. */
const VARIANTS = ['320', '560', '800', '1600'];

/**
 * Adds a main picture to every memorial: a row, and a file in the media folder. Returns the number of pictures and
 * their total size in bytes. Only for a database that is not in use.
 */
export async function addPictures(databaseUrl: string, mediaFolder: string) {
  const drawings = await Promise.all(Array.from({ length: DRAWN_COUNT }, (_, at) => draw(at)));
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM memorials ORDER BY id');
    let bytes = 0;
    // Disables triggers: they update search entries, which do not depend on pictures.
    await client.query('SET session_replication_role = replica');
    await client.query('SET synchronous_commit = off');
    for (let at = 0; at < rows.length; at += BATCH) {
      const pictures = rows
        .slice(at, at + BATCH)
        .map(({ id }, place) => pictureOf(id, drawings, at + place));
      await writeAll(mediaFolder, pictures);
      await insertRows(
        client,
        'media',
        pictures.map(({ row }) => row),
      );
      bytes += pictures.reduce((sum, { body }) => sum + body.length, 0);
    }
    // A made-up memorial's picture has the memorial's id.
    await client.query('UPDATE memorials SET "mainPictureId" = id');
    await client.query('VACUUM ANALYZE memorials, media');
    return { pictures: rows.length, bytes };
  } finally {
    await client.end();
  }
}

type Picture = { key: string; body: Buffer; row: Record<string, unknown> };

function pictureOf(id: string, drawings: Buffer[], number: number): Picture {
  const key = `media/${id}/${VARIANTS[0]}-${hashOf(id).slice(0, 32)}.webp`;
  // Decoders ignore bytes beyond the length that the file's header states.
  const body = Buffer.concat([
    drawings[number % drawings.length] ?? Buffer.alloc(0),
    Buffer.from(id),
  ]);
  const row = {
    id,
    type: 'photo',
    state: 'ready',
    contentType: 'image/webp',
    bytes: body.length,
    sha256: hashOf(body),
    width: WIDTH,
    height: HEIGHT,
    objects: Object.fromEntries(VARIANTS.map((variant) => [variant, key])),
    isComplete: true,
  };
  return { key, body, row };
}

async function writeAll(mediaFolder: string, pictures: Picture[]): Promise<void> {
  const remaining = [...pictures];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = remaining.pop(); next; next = remaining.pop()) {
        const file = path.join(mediaFolder, next.key);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, next.body);
      }
    }),
  );
}

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** Noise over one colour, which compresses as badly as a photograph. */
function draw(number: number): Promise<Buffer> {
  const colour = [60 + 3 * number, 190 - 3 * number, 90] as const;
  const noise = createHash('shake256', { outputLength: WIDTH * HEIGHT * colour.length })
    .update(`picture ${number}`)
    .digest();
  const pixels = new Uint8ClampedArray(noise.length);
  for (const [at, value] of noise.entries())
    pixels[at] = (colour[at % colour.length] ?? 0) + (value - 128) / 3;
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .blur(1.6)
    .webp({ quality: 70 })
    .toBuffer();
}
