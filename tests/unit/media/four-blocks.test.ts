import { expect, it } from 'vitest';
import { decodeImage } from '@/lib/media/decoder/decode-image';
import { FILES } from './decoded';

type Colour = [red: number, green: number, blue: number];

const BLOCKS: Colour[] = [
  [200, 45, 45],
  [40, 150, 70],
  [45, 75, 185],
  [225, 195, 55],
];
const grey = (value: number): Colour => [value, value, value];
const INKS: Colour[] = [grey(250), [246, 14, 18], [252, 248, 8], [18, 16, 16]];
const VIVID: Colour[] = [
  [235, 40, 40],
  [40, 210, 60],
  [40, 70, 220],
  [230, 215, 50],
];

// Pictures of four blocks of colour, as phones, scanners and programs write them; made with other programs, by somebody
// who had not seen our decoder.
it.each([
  ['tiles-turned.heic', 300, 400, BLOCKS],
  ['turned-and-mirrored.heic', 200, 280, BLOCKS],
  ['transparent.heic', 256, 192, BLOCKS],
  ['ten-bits.avif', 320, 240, BLOCKS],
  ['sixteen-bits.png', 240, 180, BLOCKS],
  ['grey-wrong-checksum.png', 260, 200, [40, 210, 120, 250].map(grey)],
  ['display-p3-jpeg.png', 320, 240, VIVID],
  ['progressive-turned.jpg', 240, 320, BLOCKS],
  ['inks-without-profile.jpg', 320, 240, INKS],
  ['motion-photo.jpg', 320, 240, BLOCKS],
  ['without-its-end.jpg', 320, 240, BLOCKS],
  ['three-pages.tif', 320, 240, BLOCKS],
  ['fax.tif', 600, 400, [0, 255, 255, 255].map(grey)],
  ['run-lengths.bmp', 251, 140, BLOCKS],
  ['animation.gif', 320, 240, BLOCKS],
])('shows %s upright, in its colours', async (file, width, height, colours) => {
  const picture = await decodeImage(`${FILES}/four-blocks/${file}`);
  expect(picture).toMatchObject({ width, height });
  const centres = [
    [0.15, 0.15],
    [0.85, 0.15],
    [0.15, 0.7],
    [0.85, 0.7],
  ] as const;
  for (const [nth, [x, y]] of centres.entries()) {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * picture.channels;
    const colour = [...picture.data.subarray(at, at + 3)];
    const difference = colour.map((sample, channel) => sample - (colours[nth]?.[channel] ?? -1000));
    expect(Math.max(...difference.map(Math.abs)), `block ${nth}: ${colour}`).toBeLessThan(30);
  }
});
