import { z } from 'zod';
import { avifVariant, IMAGE_VARIANTS } from './rules';

/** The variant with the file of a document, or of a video as browsers play it. */
export const ORIGINAL = 'original';
/** The variant with picture and sound of a video as they were sent, if it had to be encoded again. */
export const SENT = 'sent';

/** Storage keys by variant, as stored in Media.objects. */
export type ObjectKeys = Record<string, string>;

const objectKeys = z.record(z.string(), z.string());

/** Parses Media.objects, which the database types as any JSON. Throws if it is anything else. */
export const readObjectKeys = (json: unknown): ObjectKeys => objectKeys.parse(json);

/**
 * The key of the file for a variant; null if there is none. `isNegotiated` says whether the key depends on
 * `acceptsAvif`. Pictures of an older release may lack a variant; then the next larger one is used.
 */
export function keyOfVariant(
  objects: ObjectKeys,
  variant: string,
  acceptsAvif: boolean,
): { key: string; isNegotiated: boolean } | null {
  const keys = new Map(Object.entries(objects)); // an object also has inherited members, such as `constructor`
  const wanted = [variant, ...largerThan(variant)].find((name) => keys.has(name));
  const key = wanted && keys.get(wanted);
  if (!key) return null;
  const avif = keys.get(avifVariant(wanted));
  return { key: (acceptsAvif && avif) || key, isNegotiated: avif !== undefined };
}

function largerThan(variant: string): string[] {
  const variants: readonly string[] = IMAGE_VARIANTS;
  return variants.includes(variant) ? variants.slice(variants.indexOf(variant) + 1) : [];
}
