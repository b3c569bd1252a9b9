import { z } from 'zod';
import { DEEPEST_PAGE } from '@/lib/http/deepest-page';
import { ADMIN_PAGE_SIZE } from './rules';

const id = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{12}$/, 'The id is not valid');
const page = z.coerce.number().int().min(1).max(DEEPEST_PAGE).default(1);
const limit = z.coerce.number().int().min(1).max(100).default(ADMIN_PAGE_SIZE);
const sortOrder = z.enum(['asc', 'desc']).default('desc');
/** PostgreSQL's texts have no NUL. */
const search = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\0]*$/)
  .default('');

export const adminIdParams = z.object({ id });

/** GET /api/admin/users (spec 7). A field that is not named here cannot be sorted by. */
export const usersQuerySchema = z.strictObject({
  page,
  limit,
  search,
  sortBy: z.enum(['createdAt', 'firstName', 'lastName', 'email']).default('createdAt'),
  sortOrder,
});

/** GET /api/admin/tributes (spec 7) */
export const tributesQuerySchema = z.strictObject({
  page,
  limit,
  sortBy: z.enum(['createdAt', 'amount']).default('createdAt'),
  sortOrder,
});

/** GET /api/admin/messages and GET /api/admin/audit, the newest first. */
export const pageQuerySchema = z.strictObject({ page, limit });

export type UsersQuery = z.output<typeof usersQuerySchema>;
export type TributesQuery = z.output<typeof tributesQuerySchema>;
export type PageQuery = z.output<typeof pageQuerySchema>;
