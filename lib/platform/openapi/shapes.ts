import type { Call } from './calls';
import type { Variant } from './fields';

/** The shapes that calls refer to, and those that these refer to, in the order of their names. */
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
