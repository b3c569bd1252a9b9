import { type CardColour, channelsOf } from './card-colours';

/** An opaque picture, three bytes a pixel. */
export type Canvas = { data: Buffer; width: number; height: number };
export type Point = readonly [x: number, y: number];
/** A closed line through its points. */
export type Outline = readonly Point[];

/** Lines on which each row of pixels is looked at; sideways, coverage is exact. */
const LINES = 4;

/**
 * Paints what outlines enclose, with soft edges; where two overlap is a hole. Written here because
 * sharp's SVG reader is closed for good (lib/media/decode-image.ts).
 */
export function fillShape(
  canvas: Canvas,
  outlines: readonly Outline[],
  colour: CardColour,
  opacity = 1,
): void {
  const heights = outlines.flat().map(([, y]) => y);
  const top = Math.max(0, Math.floor(Math.min(...heights)));
  const bottom = Math.min(canvas.height, Math.ceil(Math.max(...heights)));
  for (let row = top; row < bottom; row++) {
    const covered = new Float32Array(canvas.width);
    for (let line = 0; line < LINES; line++) {
      const crossings = crossingsAt(outlines, row + (line + 0.5) / LINES);
      for (let at = 0; at + 1 < crossings.length; at += 2)
        coverSpan(covered, crossings[at] ?? 0, crossings[at + 1] ?? 0);
    }
    paintRow(canvas, row, covered, colour, opacity);
  }
}

function crossingsAt(outlines: readonly Outline[], y: number): number[] {
  const found: number[] = [];
  for (const outline of outlines) {
    let [x1, y1] = outline.at(-1) ?? [0, 0];
    for (const [x2, y2] of outline) {
      if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
      [x1, y1] = [x2, y2];
    }
  }
  return found.sort((a, b) => a - b);
}

function coverSpan(covered: Float32Array, from: number, to: number): void {
  const left = Math.max(0, from);
  const right = Math.min(covered.length, to);
  for (let x = Math.floor(left); x < right; x++)
    covered[x] = (covered[x] ?? 0) + (Math.min(right, x + 1) - Math.max(left, x)) / LINES;
}

function paintRow(
  { data, width }: Canvas,
  row: number,
  covered: Float32Array,
  colour: CardColour,
  opacity: number,
): void {
  const channels = channelsOf(colour);
  covered.forEach((share, x) => {
    if (share === 0) return;
    channels.forEach((value, channel) => {
      const at = (row * width + x) * 3 + channel;
      const before = data[at] ?? 0;
      data[at] = Math.round(before + (value - before) * Math.min(1, share) * opacity);
    });
  });
}
