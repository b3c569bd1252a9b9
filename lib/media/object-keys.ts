import { z } from 'zod';

const objectKeys = z.record(z.string(), z.string());

/** Reads Media.objects, which the database only knows as JSON. */
export const readObjectKeys = (json: unknown): Record<string, string> => objectKeys.parse(json);
