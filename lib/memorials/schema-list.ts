import { z } from 'zod';
import { MAX_PUBLIC_PAGE, pageOrFirst } from '@/lib/platform/http/page-schema';
import { NO_NUL } from '@/lib/platform/text-schema';
import { FILTER_LIST, type Filter, type ListFilters } from './filters';
import { PAGE_SIZE } from './rules';

const MAX_NEEDLE = 200;
const needle = z.string().trim().max(MAX_NEEDLE).regex(NO_NUL).catch('').default('');
/** PostgreSQL has no year 0. */
const year = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .refine((number) => number > 0)
  .optional()
  .catch(undefined);
const day = z.iso
  .date()
  .refine((text) => text >= '0001-01-01')
  .optional()
  .catch(undefined);
const oneOf = (values: readonly string[]) => z.enum(values).optional().catch(undefined);

function filterSchema(filter: Filter): z.ZodType {
  switch (filter.kind) {
    case 'name':
    case 'text':
      return needle;
    case 'year':
      return year;
    case 'day':
      return day;
    case 'choice':
      return oneOf(Object.keys(filter.options));
    case 'flag':
      return oneOf(['true', 'false']);
  }
}

type FilterShape = { [Name in keyof ListFilters]: z.ZodType<ListFilters[Name]> };

const filters = Object.fromEntries(
  FILTER_LIST.map(([name, filter]) => [name, filterSchema(filter)]),
) as FilterShape; // filterSchema returns the schema of each kind

/**
 * The query string of the listing. People share and mistype such addresses, so an invalid value
 * falls back to the default; an invalid filter is ignored.
 */
export const listQuerySchema = z.object({
  ...filters,
  page: pageOrFirst(MAX_PUBLIC_PAGE),
  limit: z.coerce.number().int().min(1).max(50).catch(PAGE_SIZE).default(PAGE_SIZE),
  sortBy: z
    .enum(['createdAt', 'fullName', 'birthDate', 'deathDate'])
    .catch('createdAt')
    .default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).catch('desc').default('desc'),
});

export type ListQuery = z.output<typeof listQuerySchema>;
