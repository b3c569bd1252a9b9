import { z } from 'zod';
import { MAX_PAGE, PAGE_SIZE } from './rules';
import { NO_NUL } from './schema-parts';

/** The listing's own query string, which a person may share or mistype: wrong values fall back. */
export const listQuerySchema = z.object({
  name: z.string().trim().max(200).regex(NO_NUL).catch('').default(''),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1).default(1),
  limit: z.coerce.number().int().min(1).max(50).catch(PAGE_SIZE).default(PAGE_SIZE),
  sortBy: z
    .enum(['createdAt', 'fullName', 'birthDate', 'deathDate'])
    .catch('createdAt')
    .default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).catch('desc').default('desc'),
});

export type ListQuery = z.output<typeof listQuerySchema>;
