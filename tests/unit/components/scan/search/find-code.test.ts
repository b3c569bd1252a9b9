import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findCode } from '@/components/scan/search/find-code';
import { CORPUS } from '@/lab/scanner/corpus';
import { readPhoto } from '@/lab/scanner/read-photo';

/** The first picture of each; `npm run try:scanner` reads all. */
const SOME_OF_EACH = [
  ['inverted', 'weak light'],
  ['mirrored', 'straight'],
  ['mirrored', 'and inverted'],
  ['low contrast', '30 %'],
  ['curved', '12 degrees'],
  ['curved', '18 degrees'],
  ['a third in shadow', 'a third of the light'],
  ['a third in shadow', 'a fifth of the light'],
  ['partly covered', '12 %'],
  ['small in 12 megapixels', '4 % of the width'],
  ['several at once', 'inverted, curved, in shadow'],
  ['several at once', 'covered, 30 % contrast'],
] as const;

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
    const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
    const stone = { width: 640, height: 480, channels: 3, background: '#777', noise } as const;
    expect(await readPhoto(await sharp({ create: stone }).png().toBuffer())).toBeNull();
  });

  it('looks at no more than some of many codes that cannot be read', async () => {
    const corner = { x: 1, y: 1 };
    const unread = { text: null, corners: [corner, corner, corner, corner] as const };
    let looks = 0;
    const image = { data: new Uint8ClampedArray(4 * 100), width: 10, height: 10 };
    const found = await findCode(image, async () => {
      looks++;
      return Array.from({ length: 1000 }, () => unread);
    });
    expect(found).toBeNull();
    expect(looks).toBeLessThan(100);
  });
});
