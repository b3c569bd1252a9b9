/** A point in tenths of a unit, so that relative steps add up exactly. */
export type PathPoint = readonly [x: number, y: number];
/** A line from a start. Each step is a curve (two handles and an end) or a straight line (an end). */
export type Stroke = { start: PathPoint; steps: PathPoint[][]; isClosed: boolean };

/** Which numbers of a command's step are x and which are y. */
const AXES: Record<string, string> = { m: 'xy', l: 'xy', h: 'x', v: 'y', c: 'xyxyxy' };
const TENTHS = 10;

/** Reads M, L, H, V, C and Z, absolute or relative. */
export function readPath(data: string): Stroke[] {
  const strokes: Stroke[] = [];
  let current: PathPoint = [0, 0];
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const isRelative = letter === command;
    const axes = AXES[command];
    const stroke = strokes.at(-1);
    if (command === 'z' && stroke) {
      stroke.isClosed = true;
      current = stroke.start;
      continue;
    }
    if (!axes || (!stroke && command !== 'm')) throw new Error(`cannot read ${letter} in ${data}`);
    const numbers = (rest.match(/-?(\d*\.\d+|\d+)/g) ?? []).map((text) =>
      Math.round(Number(text) * TENTHS),
    );
    for (let n = 0; n < numbers.length; n += axes.length) {
      const step = toPoints(axes, numbers.slice(n, n + axes.length), current, isRelative);
      current = step.at(-1) ?? current;
      // Further points after M are the ends of lines.
      if (command === 'm' && n === 0) strokes.push({ start: current, steps: [], isClosed: false });
      else strokes.at(-1)?.steps.push(step);
    }
  }
  return strokes;
}

/** The points of one step. H and V change only one coordinate. */
function toPoints(
  axes: string,
  numbers: number[],
  current: PathPoint,
  isRelative: boolean,
): PathPoint[] {
  const [x, y] = isRelative ? current : [0, 0];
  if (axes === 'x') return [[x + (numbers[0] ?? 0), current[1]]];
  if (axes === 'y') return [[current[0], y + (numbers[0] ?? 0)]];
  return Array.from({ length: axes.length / 2 }, (_, n) => [
    x + (numbers[2 * n] ?? 0),
    y + (numbers[2 * n + 1] ?? 0),
  ]);
}

/** Writes relative steps, which take half as many characters. */
export function writePath(strokes: readonly Stroke[]): string {
  let current: PathPoint = [0, 0];
  let data = '';
  const relative = (points: readonly PathPoint[]) =>
    points
      .flatMap(([x, y]) => [x - current[0], y - current[1]])
      .map((tenths) => String(tenths / TENTHS).replace(/^(-?)0\./, '$1.'))
      .reduce((text, number) => text + (text && !number.startsWith('-') ? ' ' : '') + number, '');
  for (const { start, steps, isClosed } of strokes) {
    data += `m${relative([start])}`;
    current = start;
    let lastLetter = '';
    for (const step of steps) {
      const letter = step.length > 1 ? 'c' : 'l';
      const numbers = relative(step);
      data +=
        letter !== lastLetter ? letter + numbers : (numbers.startsWith('-') ? '' : ' ') + numbers;
      lastLetter = letter;
      current = step.at(-1) ?? current;
    }
    if (isClosed) data += 'z';
    if (isClosed) current = start;
  }
  return data;
}

/** The same line in the opposite direction. */
export function reverseStroke({ start, steps, isClosed }: Stroke): Stroke {
  const [first = start, ...points] = [start, ...steps.flat()].reverse();
  const reversedSteps = steps.toReversed().map((step) => points.splice(0, step.length));
  return { start: first, steps: reversedSteps, isClosed };
}
