import { z } from 'zod';

/** Deeper pages are never asked for by a person (design/security.md, "Search"). */
const MAX_PAGE = 10_000;

/** The page of tributes that a memorial's address asks for; a mistyped one is the first. */
export const tributePageSchema = z.object({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1).default(1),
});
