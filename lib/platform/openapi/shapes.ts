import type { ApiCall } from './calls';
import type { SchemaVariant } from './fields';

/** The shapes to which calls refer, directly or through other shapes, sorted by name. */
export function findUsedShapes(
  calls: readonly ApiCall[],
  shapes: ReadonlyMap<string, SchemaVariant[]>,
): [string, SchemaVariant[]][] {
  const usedNames = new Set<string>();
  const visit = (variants: SchemaVariant[]) => {
    for (const { shape } of variants.flat()) {
      if (shape === null || usedNames.has(shape)) continue;
      usedNames.add(shape);
      visit(shapes.get(shape) ?? []);
    }
  };
  for (const { body, answer } of calls) visit([...body, ...answer]);
  return [...shapes].filter(([name]) => usedNames.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
}
