import type { Call } from './calls';
import type { Variant } from './fields';

/** The shapes to which calls refer, directly or through other shapes, sorted by name. */
export function shapesOf(
  calls: readonly Call[],
  shapes: ReadonlyMap<string, Variant[]>,
): [string, Variant[]][] {
  const named = new Set<string>();
  const visit = (variants: Variant[]) => {
    for (const { shape } of variants.flat()) {
      if (shape === null || named.has(shape)) continue;
      named.add(shape);
      visit(shapes.get(shape) ?? []);
    }
  };
  for (const { body, answer } of calls) visit([...body, ...answer]);
  return [...shapes].filter(([name]) => named.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
}
