import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { type MadeAsset, makeAsset } from '@/lib/media/decoder/make-asset';
import { MESSAGES, withEnglishErrors } from '@/tests/support/media-messages';
import { halves, withLocation, writeTemporaryFile } from './picture-files';

const PAPER = '#fbf9f4';
const files: string[] = [];
afterEach(async () => {
  for (const file of files.splice(0)) await rm(file, { force: true });
});

async function makeFrom(kind: 'logo' | 'icon', bytes: Buffer | string): Promise<MadeAsset> {
  const path = await writeTemporaryFile(bytes);
  files.push(path);
  return withEnglishErrors(makeAsset(path, kind, PAPER));
}

const fileNamed = ({ images }: MadeAsset, name: string) => {
  const found = images.find(({ variants }) => variants.includes(name));
  if (!found) throw new Error(`No ${name}`);
  return found.body;
};

/** A mark on a transparent background. */
const transparentMark = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      {
        input: {
          create: {
            width: Math.ceil(width / 2),
            height: Math.ceil(height / 2),
            channels: 4,
            background: '#7a1f3d',
          },
        },
      },
    ])
    .png();

describe('a logo', () => {
  it("fits into the page's header at both screen densities and stays transparent", async () => {
    const logo = await makeFrom('logo', await transparentMark(1200, 300).toBuffer());
    expect(logo).toMatchObject({ width: 192, height: 48 });
    expect(await sharp(fileNamed(logo, 'logo-1x')).metadata()).toMatchObject({
      format: 'webp',
      width: 192,
      height: 48,
      hasAlpha: true,
    });
    expect(await sharp(fileNamed(logo, 'logo-2x')).metadata()).toMatchObject({
      width: 384,
      height: 96,
    });
  });

  it('is never enlarged', async () => {
    const logo = await makeFrom('logo', await transparentMark(100, 20).toBuffer());
    expect(logo).toMatchObject({ width: 100, height: 20 });
    expect(await sharp(fileNamed(logo, 'logo-2x')).metadata()).toMatchObject({ width: 100 });
  });

  it('is limited in height and width', async () => {
    expect(await makeFrom('logo', await transparentMark(600, 600).toBuffer())).toMatchObject({
      width: 48,
      height: 48,
    });
    expect(await makeFrom('logo', await transparentMark(1100, 100).toBuffer())).toMatchObject({
      width: 240,
      height: 22,
    });
  });

  it.each([
    ['taller than wide', 100, 101],
    ['a line', 1300, 100],
  ])('is refused if it is %s', async (_, width, height) => {
    await expect(
      makeFrom('logo', await transparentMark(width, height).toBuffer()),
    ).rejects.toMatchObject({
      code: 'invalid',
      message:
        'A logo must be at least as wide as it is high, and at most twelve times as wide. Please choose another picture.',
    });
  });

  it('contains no camera metadata', async () => {
    const logo = await makeFrom('logo', await withLocation(halves(100, 200)).jpeg().toBuffer());
    for (const { body } of logo.images) expect(body.toString('latin1')).not.toContain('Canary');
  });
});

describe('an icon', () => {
  it('is complete in each of the square sizes', async () => {
    const icon = await makeFrom('icon', await transparentMark(800, 600).toBuffer());
    const sizes = { 32: 'icon-32', 192: 'icon-192', 512: 'icon-512' };
    for (const [size, name] of Object.entries(sizes))
      expect(await sharp(fileNamed(icon, name)).metadata()).toMatchObject({
        format: 'png',
        width: Number(size),
        height: Number(size),
        hasAlpha: true,
      });
  });

  it('has a paper background and a margin on home screens', async () => {
    const icon = await makeFrom('icon', await halves(600, 600).png().toBuffer());
    for (const [name, size] of [
      ['icon-apple', 180],
      ['icon-maskable-192', 192],
      ['icon-maskable-512', 512],
    ] as const) {
      const file = sharp(fileNamed(icon, name));
      expect(await file.metadata()).toMatchObject({ width: size, height: size, format: 'png' });
      expect((await file.stats()).isOpaque).toBe(true);
      const { data } = await file.raw().toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual([0xfb, 0xf9, 0xf4]);
    }
  });

  it('is refused if it is smaller than its largest size', async () => {
    await expect(
      makeFrom('icon', await transparentMark(800, 511).toBuffer()),
    ).rejects.toMatchObject({
      code: 'invalid',
      message:
        'An icon needs at least 512 pixels in each direction. Please choose a larger picture.',
    });
  });
});

describe.each(['logo', 'icon'] as const)('a file that is no picture, as %s', (kind) => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><script/></svg>'],
    ['a page', '<!doctype html><script>1</script>'],
    ['of no known type', 'hello'],
  ])('is refused if it is %s', async (_, text) => {
    await expect(makeFrom(kind, text)).rejects.toMatchObject({
      code: 'unsupported',
      message: MESSAGES.notAnImage,
    });
  });
});
