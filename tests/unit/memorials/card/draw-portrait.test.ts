import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPortrait, PORTRAIT } from '@/lib/memorials/card/draw-portrait';

const bluePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } });

/** The dominant colour of a small square. The pictures are blue, and the mat around them is almost white. */
async function colourAt(jpeg: Buffer, left: number, top: number) {
  const part = await sharp(jpeg).extract({ left, top, width: 8, height: 8 }).toBuffer();
  return (await sharp(part).stats()).dominant;
}

describe('the portrait of a mail', () => {
  it.each([
    ['upright', 800, 1000],
    ['wide', 1600, 700],
    ['tall', 700, 2400],
  ])('fills the arch with a picture that is %s', async (_, width, height) => {
    const body = await bluePicture(width, height).webp().toBuffer();
    const jpeg = await drawPortrait({ body, width, height });
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', ...PORTRAIT });
    expect((await colourAt(jpeg, 4, 4)).r).toBeLessThan(40);
    expect((await colourAt(jpeg, 428, 538)).r).toBeLessThan(40);
  });

  it('keeps more of the upper part, where faces are', async () => {
    const below = await bluePicture(700, 1000).png().toBuffer();
    const body = await sharp({
      create: { width: 700, height: 2000, channels: 3, background: '#fff' },
    })
      .composite([{ input: below, left: 0, top: 1000 }])
      .webp()
      .toBuffer();
    const jpeg = await drawPortrait({ body, width: 700, height: 2000 });
    expect((await colourAt(jpeg, 200, 275)).r).toBeGreaterThan(200); // the crop is centred above the middle of the picture
  });

  it.each([
    ['small', 300, 400],
    ['tiny', 40, 40],
  ])('shows a %s picture on a mat, never enlarged', async (_, width, height) => {
    const body = await bluePicture(width, height).webp().toBuffer();
    const jpeg = await drawPortrait({ body, width, height });
    expect(await sharp(jpeg).metadata()).toMatchObject(PORTRAIT);
    expect((await colourAt(jpeg, 20, 20)).r).toBeGreaterThan(200);
    expect((await colourAt(jpeg, 216, 271)).r).toBeLessThan(40);
  });
});
