import QRCode from 'qrcode';
import sharp from 'sharp';
import { type Random, randomOf } from '../bench/fill/random';

/** How a code was photographed. Shares are of 1, angles in degrees. */
export type PhotoScene = {
  width: number;
  height: number;
  /** The width of the code itself, without its quiet zone, in pixels. */
  codeWidth: number;
  /** The difference between light and dark modules, as a share of the whole range from black to white. */
  contrast: number;
  /** The darkest of the two tones, as a share of white. */
  dark: number;
  isInverted: boolean;
  isMirrored: boolean;
  /** How far the stone turns away from the middle of the code to its edge, as on a round pillar. */
  curve: number;
  /** How much light reaches the third of the code that is in shadow. */
  lightInShadow: number;
  /** The share of the code that something covers, such as lichen or a leaf. It leaves the three corners free. */
  covered: number;
  /** By how much the picture is turned. */
  turn: number;
  /** How strongly the code leans to the sides at most: 1 would be seen from its edge. */
  lean: number;
  /** How many squares like those in the corners of codes are carved around the code. */
  squares: number;
  /** Where the middle of the code is, as shares of the picture; anywhere if it is not set. */
  middle: readonly [number, number] | null;
  /** Where the middle of another code is, of the same kind, which must not be read. */
  neighbour: readonly [number, number] | null;
};

const PLAIN: PhotoScene = {
  width: 1200,
  height: 900,
  codeWidth: 400,
  contrast: 0.7,
  dark: 0.12,
  isInverted: false,
  isMirrored: false,
  curve: 0,
  lightInShadow: 1,
  covered: 0,
  turn: 0,
  lean: 0.16,
  squares: 0,
  middle: null,
  neighbour: null,
};
const NEIGHBOUR_TEXT = 'https://perennial.example/q/Neighbour123';

const QUIET_ZONE = 4;
/** The distance of the camera, in halves of the code's width. */
const DISTANCE = 6;
/** The camera looks down at the code, so that rows of a round stone appear bent. */
const CAMERA_PITCH = 20;
const GRAIN = 14;
const CLUTTER_PER_MEGAPIXEL = 12;
const SAMPLES = [0.25, 0.75];
const CORNER_MODULES = 8;

/**
 * Draws a photo of a code at error correction H, as JPEG with grain and some blur. The same seed and number always
 * result in the same photo.
 */
export async function takePhoto(
  text: string,
  changes: Partial<PhotoScene>,
  seed: number,
  number: number,
): Promise<Buffer> {
  const random = randomOf(seed, number);
  const scene = { ...PLAIN, ...changes };
  const { width, height } = scene;
  const pixels = drawStone(scene, random);
  drawSquares(pixels, scene, randomOf(seed + 2, number));
  drawCode(pixels, text, scene, random);
  if (scene.neighbour)
    drawCode(pixels, NEIGHBOUR_TEXT, { ...scene, middle: scene.neighbour }, random);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = (pixels[at] ?? 0) + GRAIN * (random() - 0.5);
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(0.7)
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Stone of one tone, with lines and edges like those of letters and ornaments. */
function drawStone({ width, height, dark, contrast, isInverted }: PhotoScene, random: Random) {
  const stone = 255 * (isInverted ? dark : dark + contrast * 0.6);
  const pixels = new Uint8ClampedArray(width * height).fill(stone);
  const count = Math.round((CLUTTER_PER_MEGAPIXEL * width * height) / 1_000_000);
  for (let index = 0; index < count; index++) {
    const [left, top] = [Math.floor(random() * width), Math.floor(random() * height)];
    const [long, short] = [40 + random() * 200, 4 + random() * 20].map(Math.round);
    const [across, down] = random() < 0.5 ? [long, short] : [short, long];
    const tone = stone + (random() - 0.5) * 120;
    for (let y = top; y < Math.min(height, top + (down ?? 0)); y++)
      pixels.fill(tone, y * width + left, y * width + Math.min(width, left + (across ?? 0)));
  }
  return pixels;
}

/** Draws squares of seven modules, all dark but for a ring one module from the edge. */
function drawSquares(pixels: Uint8ClampedArray, scene: PhotoScene, random: Random): void {
  const { width, height, codeWidth, dark, contrast, isInverted } = scene;
  for (let index = 0; index < scene.squares; index++) {
    const side = Math.round(codeWidth * (0.12 + random() * 0.2));
    const [left, top] = [width - side, height - side].map((room) => Math.floor(random() * room));
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const [column, row] = [x, y].map((at) => Math.floor((7 * at) / side));
        const ring = Math.min(...[column, row].flatMap((at = 0) => [at, 6 - at]));
        const tone = (ring !== 1) !== isInverted ? dark : dark + contrast;
        pixels[((top ?? 0) + y) * width + (left ?? 0) + x] = 255 * tone;
      }
  }
}

function drawCode(
  pixels: Uint8ClampedArray,
  text: string,
  scene: PhotoScene,
  random: Random,
): void {
  const { width, height, codeWidth } = scene;
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'H' }).modules;
  const place = viewOf(scene, random);
  const isCovered = coverOf(scene, size, random);
  const shadowSlope = random() - 0.5;
  const light = scene.dark + scene.contrast;
  const toneAt = (u: number, v: number) => {
    const [column, row] = [u, v].map((at) => ((at + 1) / 2) * size) as [number, number]; // as: of two
    if (isCovered(column, row)) return (scene.dark + light) / 2 + 0.1;
    const [x, y] = [Math.floor(column), Math.floor(row)];
    const isModule = x >= 0 && y >= 0 && x < size && y < size && data[y * size + x] === 1;
    const tone = isModule !== scene.isInverted ? scene.dark : light;
    // The edge of the shadow is a few modules wide.
    const depth = Math.min(1, Math.max(0, (-1 / 3 + shadowSlope * v - u) * 8));
    return tone * (1 - depth * (1 - scene.lightInShadow));
  };
  const reach = codeWidth * 0.9;
  const anywhere = [width, height].map((side) => reach + random() * (side - 2 * reach));
  const [midX = 0, midY = 0] = scene.middle
    ? [scene.middle[0] * width, scene.middle[1] * height]
    : anywhere;
  const edge = 1 + (2 * QUIET_ZONE) / size;
  for (let y = Math.max(0, Math.floor(midY - reach)); y < Math.min(height, midY + reach); y++)
    for (let x = Math.max(0, Math.floor(midX - reach)); x < Math.min(width, midX + reach); x++) {
      let sum = 0;
      let count = 0;
      for (const down of SAMPLES)
        for (const across of SAMPLES) {
          const [u, v] = place(x + across - midX, y + down - midY);
          if (!(Math.abs(u) < edge && Math.abs(v) < edge)) continue;
          sum += toneAt(u, v);
          count++;
        }
      if (count > 0) pixels[y * width + x] = (255 * sum) / count;
    }
}

/** Returns which place of the code, from -1 to 1 in both directions, is seen at a pixel. */
function viewOf({ codeWidth, curve, turn, isMirrored, lean }: PhotoScene, random: Random) {
  const half = codeWidth / 2;
  const angle = radians(turn + (random() - 0.5) * 16);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [leanX, leanY] = [(random() - 0.5) * lean, (random() - 0.5) * lean];
  const arc = radians(curve);
  const pitch = radians(curve > 0 ? CAMERA_PITCH : 0);
  return (across: number, down: number): [number, number] => {
    const x = (across * cosine + down * sine) / half;
    const y = (down * cosine - across * sine) / half;
    const scale = 1 / (1 - leanX * x - leanY * y);
    let [u, v] = [x * scale, y * scale];
    if (arc > 0) {
      const seen = u;
      let depth = 0;
      for (let step = 0; step < 4; step++) {
        u =
          Math.asin(Math.min(1, Math.max(-1, ((seen * (DISTANCE + depth)) / DISTANCE) * arc))) /
          arc;
        depth = (1 - Math.cos(u * arc)) / arc;
      }
      v = ((v * (DISTANCE + depth)) / DISTANCE - depth * Math.sin(pitch)) / Math.cos(pitch);
    }
    return [isMirrored ? -u : u, v];
  };
}

/** Covers the code with discs, three of which together have the share to cover. */
function coverOf({ covered }: PhotoScene, size: number, random: Random) {
  const radius = size * Math.sqrt(covered / 3 / Math.PI);
  const discs: { x: number; y: number }[] = [];
  for (let tries = 0; covered > 0 && discs.length < 3 && tries < 10_000; tries++) {
    const disc = { x: random() * size, y: random() * size };
    const isApart = discs.every(({ x, y }) => Math.hypot(x - disc.x, y - disc.y) > 2 * radius);
    const isInside = [disc.x, disc.y].every((at) => at > radius && at < size - radius);
    if (isApart && isInside && !touchesCorner(disc, radius, size)) discs.push(disc);
  }
  return (column: number, row: number) =>
    discs.some(({ x, y }) => Math.hypot(column - x, row - y) < radius);
}

/** Readers find a code by the squares in three of its corners. */
function touchesCorner({ x, y }: { x: number; y: number }, radius: number, size: number): boolean {
  const reach = radius + CORNER_MODULES / 2;
  const [near, far] = [CORNER_MODULES / 2, size - CORNER_MODULES / 2];
  return [
    [near, near],
    [far, near],
    [near, far],
  ].some(
    ([cornerX, cornerY]) =>
      Math.max(Math.abs(x - (cornerX ?? 0)), Math.abs(y - (cornerY ?? 0))) < reach,
  );
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
