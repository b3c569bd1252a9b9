import { z } from 'zod';
import { pageOrFirst } from '@/lib/platform/http/page-schema';
import { NO_NUL } from '@/lib/platform/text-schema';

/** How many letters of a search are used; no name is longer. */
const MAX_LETTERS = 200;

/**
 * People paste all sorts of things into a search field: a text that is too long is cut, one that cannot be stored
 * counts as empty.
 */
const words = z
  .string()
  .regex(NO_NUL)
  .catch('')
  .default('')
  .transform((text) => Array.from(text.trim()).slice(0, MAX_LETTERS).join(''));

/** GET /api/search/suggest */
export const suggestQuerySchema = z.object({ q: words });

/** The last page of a search: a hundred pages of ten, as far as lists count (decision 0060). */
export const LAST_PAGE = 100;

/** GET /api/search */
export const searchQuerySchema = z.object({ q: words, page: pageOrFirst(LAST_PAGE) });

export type SearchQuery = z.output<typeof searchQuerySchema>;
