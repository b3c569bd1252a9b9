import { z } from 'zod';
import { AUDIENCES } from '@/lib/access/rules';

/** A gallery item as the API returns it (product.md 3, `additionalMedia`); `bytes` is the size of the original. */
export const mediaAnswer = z.strictObject({
  _id: z.string(),
  type: z.enum(['photo', 'video', 'document']),
  caption: z.string(),
  fileName: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  blurhash: z.string().nullable(),
  url: z.string(),
  poster: z.string().nullable(),
  /** `family`: only those whom the family lets in get it. */
  audience: z.enum(AUDIENCES),
});

/** PUT /api/memorials/media/{id} */
export const addedMediaAnswer = z.strictObject({
  message: z.string(),
  additionalMedia: z.array(mediaAnswer),
  refused: z.array(z.strictObject({ fileName: z.string(), message: z.string() })),
});
