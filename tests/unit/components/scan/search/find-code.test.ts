import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findCode, type Sighting } from '@/components/scan/search/find-code';
import { randomOf } from '@/lab/bench/fill/random';
import { CORPUS } from '@/lab/scanner/corpus';
import { readPhoto } from '@/lab/scanner/read-photo';

/** The first picture of each; tests/ports/scanner/read-corpus.long.test.ts reads all. */
const SOME_OF_EACH = [
  ['inverted', 'weak light'],
  ['mirrored', 'and inverted'],
  ['curved', '12 degrees'],
  ['a third in shadow', 'a fifth of the light'],
  ['partly covered', '12 %'],
  ['among squares like its own corners', 'twenty, inverted'],
  ['beside the code of the next niche', 'inverted'],
] as const;
const IMAGE = { data: new Uint8ClampedArray(4 * 100), width: 10, height: 10 };

/** A code whose middle is at a place of IMAGE. */
const codeAt = (text: string | null, x: number, y: number): Sighting => ({
  text,
  corners: [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
    { x: x - 1, y: y + 1 },
  ],
});

describe('the search for a code', () => {
  it.each(SOME_OF_EACH)('reads a code that is %s: %s', async (kind, strength) => {
    const picture = CORPUS.find((each) => each.kind === kind && each.strength === strength);
    expect(picture && (await readPhoto(await picture.take()))).toBe(picture?.text);
    expect(picture).toBeDefined();
  });

  it('reads light modules on dark granite', async () => {
    const photo = await readFile('tests/data/code-inverted.png');
    expect(await readPhoto(photo)).toMatch(/^https?:\/\/.*\/q\/\w{12}$/);
  });

  it('finds nothing on a bare stone', async () => {
    const [width, height] = [640, 480];
    const random = randomOf(1, 1);
    const pixels = Uint8Array.from({ length: width * height }, () => 90 + 60 * random());
    const stone = sharp(pixels, { raw: { width, height, channels: 1 } });
    expect(await readPhoto(await stone.png().toBuffer())).toBeNull();
  });

  it('returns the code nearest the middle, not that of the next niche', async () => {
    const codes = [codeAt('left', 2, 5), codeAt('middle', 6, 5), codeAt(null, 5, 5)];
    expect(await findCode(IMAGE, async () => codes)).toBe('middle');
  });

  it('asks for unread codes only after every image was looked at for codes that can be read', async () => {
    const looks: boolean[] = [];
    await findCode(IMAGE, async (_image, isUnreadWanted = false) => {
      looks.push(isUnreadWanted);
      return [];
    });
    expect(looks).toEqual([...looks].sort());
    expect(looks).toContain(true);
  });

  it('reads a straightened code even if something else is seen before it', async () => {
    const found = await findCode(IMAGE, async ({ width }) =>
      width === IMAGE.width ? [codeAt(null, 5, 5)] : [codeAt(null, 20, 20), codeAt('bent', 99, 99)],
    );
    expect(found).toBe('bent');
  });

  it('looks at no more than some of many codes that cannot be read', async () => {
    let looks = 0;
    const found = await findCode(IMAGE, async () => {
      looks++;
      return Array.from({ length: 1000 }, (_, at) => codeAt(null, 10 * at, 5));
    });
    expect(found).toBeNull();
    expect(looks).toBeLessThan(200);
  });
});
