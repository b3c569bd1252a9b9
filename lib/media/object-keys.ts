import { z } from 'zod';

/** Storage keys by variant, as stored in Media.objects. */
export type ObjectKeys = Record<string, string>;

const objectKeys = z.record(z.string(), z.string());

/** Parses Media.objects, which the database types as any JSON. Throws if it is anything else. */
export const readObjectKeys = (json: unknown): ObjectKeys => objectKeys.parse(json);
