import { z } from 'zod';
import { MAJOR_EVENT_OF, MAJOR_EVENTS, MAX_PAGE, PAGE_SIZE } from './rules';
import { NO_NUL } from './schema-parts';

const MAX_NEEDLE = 200;
const needle = z.string().trim().max(MAX_NEEDLE).regex(NO_NUL).catch('').default('');
/** There is no year 0, and PostgreSQL refuses it. */
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
const disasterTypes = Object.keys(MAJOR_EVENT_OF) as (keyof typeof MAJOR_EVENT_OF)[]; // its own keys

/**
 * The listing's own query string, which a person may share or mistype: wrong values fall back, to
 * "not asked for" where it is a filter. The filters are the union of both readings (decisions.md).
 */
export const listQuerySchema = z.object({
  name: needle,
  /** Where somebody was born, or where the service is held. */
  location: needle,
  birthYear: year,
  deathYear: year,
  birthDate: day,
  deathDate: day,
  /** Two names for the same thing. */
  causeOfDeath: needle,
  primaryCause: needle,
  /** A major event in the words of the form, and in those it is stored as. */
  disasterType: z.enum(disasterTypes).optional().catch(undefined),
  majorEvent: z.enum(MAJOR_EVENTS).optional().catch(undefined),
  disasterName: needle,
  nationality: needle,
  religion: needle,
  military: z.enum(['true', 'false']).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1).default(1),
  limit: z.coerce.number().int().min(1).max(50).catch(PAGE_SIZE).default(PAGE_SIZE),
  sortBy: z
    .enum(['createdAt', 'fullName', 'birthDate', 'deathDate'])
    .catch('createdAt')
    .default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).catch('desc').default('desc'),
});

export type ListQuery = z.output<typeof listQuerySchema>;
