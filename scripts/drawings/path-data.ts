/** A point in tenths, so that relative steps add up. */
export type Point = readonly [x: number, y: number];
/** A line from a start, each step a curve (two handles and an end) or a straight line (an end). */
export type Stroke = { start: Point; steps: Point[][]; isClosed: boolean };

const POINTS: Record<string, number> = { c: 3, l: 1 };
const TENTHS = 10;

/** Reads M, L, H, C and Z, absolute or relative. */
export function readPath(data: string): Stroke[] {
  const strokes: Stroke[] = [];
  let at: Point = [0, 0];
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const from = letter === command ? () => at : () => [0, 0] as const;
    const numbers = (rest.match(/-?(\d*\.\d+|\d+)/g) ?? []).map((text) =>
      Math.round(Number(text) * TENTHS),
    );
    const stroke = strokes.at(-1);
    if (command === 'z' && stroke) {
      stroke.isClosed = true;
      at = stroke.start;
    } else if (command === 'm') {
      at = [from()[0] + (numbers[0] ?? 0), from()[1] + (numbers[1] ?? 0)];
      strokes.push({ start: at, steps: [], isClosed: false });
    } else if (command === 'h' && stroke) {
      at = [from()[0] + (numbers[0] ?? 0), at[1]];
      stroke.steps.push([at]);
    } else if (stroke && POINTS[command]) {
      for (let n = 0; n < numbers.length; n += 2 * POINTS[command]) {
        const [x, y] = from();
        const step = Array.from({ length: POINTS[command] }, (_, i): Point => {
          return [x + (numbers[n + 2 * i] ?? 0), y + (numbers[n + 2 * i + 1] ?? 0)];
        });
        stroke.steps.push(step);
        at = step.at(-1) ?? at;
      }
    } else throw new Error(`cannot read ${letter} in ${data}`);
  }
  return strokes;
}

/** In relative steps, which are half as long. */
export function writePath(strokes: readonly Stroke[]): string {
  let at: Point = [0, 0];
  let data = '';
  const relative = (points: readonly Point[]) =>
    points
      .flatMap(([x, y]) => [x - at[0], y - at[1]])
      .map((tenths) => String(tenths / TENTHS).replace(/^(-?)0\./, '$1.'))
      .reduce((text, number) => text + (text && !number.startsWith('-') ? ' ' : '') + number, '');
  for (const { start, steps, isClosed } of strokes) {
    data += `m${relative([start])}`;
    at = start;
    let before = '';
    for (const step of steps) {
      const letter = step.length > 1 ? 'c' : 'l';
      const numbers = relative(step);
      data += letter !== before ? letter + numbers : (numbers.startsWith('-') ? '' : ' ') + numbers;
      before = letter;
      at = step.at(-1) ?? at;
    }
    if (isClosed) data += 'z';
    if (isClosed) at = start;
  }
  return data;
}

/** The same line from its end to its start. */
export function reversed({ start, steps, isClosed }: Stroke): Stroke {
  const [first = start, ...points] = [start, ...steps.flat()].reverse();
  const backwards = steps.toReversed().map((step) => points.splice(0, step.length));
  return { start: first, steps: backwards, isClosed };
}
