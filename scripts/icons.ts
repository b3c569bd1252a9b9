/** Renders the site's drawings as PNG, for home screen icons and link previews. The files are committed. */
import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const HELP = `npm run icons: renders the icons in public/ from public/icon.svg, and the parts of a link
preview from the drawings in lib/memorials/card. Needed only when a drawing changes.
`;

const PAPER = '#fbf9f4';
type Ground = string | typeof CLEAR;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Size of the drawing as a share of the width. A system may crop a maskable icon to a circle of 80 percent. */
const FULL_WIDTH = 1;
const INSIDE_ANY_MASK = 0.6;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else {
  await drawIcons();
  await paintCardParts();
}

async function drawIcons(): Promise<void> {
  await mkdir('public/icons', { recursive: true });
  for (const size of [192, 512]) {
    await draw(`public/icons/bloom-${size}.png`, size, FULL_WIDTH, CLEAR);
    await draw(`public/icons/bloom-maskable-${size}.png`, size, INSIDE_ANY_MASK, PAPER);
  }
  // Apple's home screens fill transparent areas with black.
  await draw('public/apple-icon.png', 180, 0.78, PAPER);
}

async function draw(file: string, size: number, share: number, background: Ground) {
  const flower = Math.round(size * share);
  const margin = Math.floor((size - flower) / 2);
  const rest = size - flower - margin;
  await sharp(await readFile('public/icon.svg'), { density: 600 })
    .resize(flower, flower)
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background })
    .flatten(background === PAPER ? { background } : false)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file);
}

/** Keeps the size and all colours, because link previews are composed of these parts. */
async function paintCardParts(): Promise<void> {
  for (const part of ['frame', 'wreath']) {
    const drawing = `lib/memorials/card/${part}`;
    await sharp(`${drawing}.svg`).png({ compressionLevel: 9 }).toFile(`${drawing}.png`);
  }
}
