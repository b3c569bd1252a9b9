import { readPath, reverseStroke, type Stroke, writePath } from './path-data';
import { orientationOf, type PaintedShape, shapesOverlap, toShape, transformShapes } from './shape';

/** Shapes that are painted together: subpaths with the same attributes, or one reference to a part. */
type Group = { attributes: string; strokes: Stroke[]; shapes: PaintedShape[]; tag: string | null };

const ELEMENT = /<(path|circle|use)\b([^>]*?)\/>/g;
const RUN = /(?:<(?:path|circle|use)\b[^>]*?\/>)+/g;

/**
 * Merges paths of one colour unless another colour lies between them: lists with many drawings are slow to paint if
 * each petal is an element. Idempotent.
 */
export function groupPaths(drawing: string): string {
  const parts = new Map<string, PaintedShape[]>();
  let id = '';
  return drawing
    .replace(/\s*\n\s*/g, '')
    .split(/(<g\b[^>]*>)/)
    .map((text) => {
      if (text.startsWith('<g')) id = attribute(text, 'id');
      return text.replace(RUN, (run) => groupRun(run, parts, id));
    })
    .join('');
}

function groupRun(run: string, parts: Map<string, PaintedShape[]>, id: string): string {
  const groups: Group[] = [];
  for (const [tag, name, attributes = ''] of run.matchAll(ELEMENT))
    for (const piece of toGroups(tag, name, attributes, parts)) add(groups, piece);
  parts.set(
    id,
    groups.flatMap(({ shapes }) => shapes),
  );
  return groups
    .map(({ tag, strokes, attributes }) => tag ?? `<path d="${writePath(strokes)}"${attributes}/>`)
    .join('');
}

/** Adds the piece to the last group of its kind, unless a later group overlaps it. */
function add(groups: Group[], piece: Group): void {
  for (const group of [...groups].reverse()) {
    if (!piece.tag && group.attributes === piece.attributes && !group.tag) {
      group.strokes.push(...piece.strokes);
      group.shapes.push(...piece.shapes);
      return;
    }
    if (group.shapes.some((shape) => piece.shapes.some((other) => shapesOverlap(shape, other))))
      break;
  }
  groups.push(piece);
}

function toGroups(
  tag: string,
  name: string | undefined,
  attributes: string,
  parts: Map<string, PaintedShape[]>,
): Group[] {
  if (name === 'use') {
    const part = parts.get(attribute(attributes, 'href').slice(1)) ?? [];
    const shapes = [transformShapes(part, attribute(attributes, 'transform'))];
    return [{ attributes: '', strokes: [], shapes, tag }];
  }
  if (name === 'circle') return [dot(attributes)];
  const style = attributes.replace(/ d="[^"]*"/, '');
  const width = attribute(style, 'stroke') ? Number(attribute(style, 'stroke-width')) * 10 : null;
  return readPath(attribute(attributes, 'd')).map((stroke) => {
    // All shapes get the same direction, so that overlapping ones in one path leave no hole.
    const line = width === null && orientationOf(stroke) < 0 ? reverseStroke(stroke) : stroke;
    return { attributes: style, strokes: [line], shapes: [toShape(line, width)], tag: null };
  });
}

/** Turns a circle into a line of zero length with round ends, which can be merged with other lines. */
function dot(attributes: string): Group {
  const [x, y, radius] = ['cx', 'cy', 'r'].map((name) => Number(attribute(attributes, name) || 0));
  const width = 2 * (radius ?? 0);
  const style = ` stroke="${attribute(attributes, 'fill')}" stroke-width="${width}" stroke-linecap="round"`;
  const strokes = readPath(`M${x} ${y}h0`);
  return {
    attributes: style,
    strokes,
    shapes: strokes.map((stroke) => toShape(stroke, width * 10)),
    tag: null,
  };
}

const attribute = (tag: string, name: string) =>
  new RegExp(`(?<![-\\w])${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
