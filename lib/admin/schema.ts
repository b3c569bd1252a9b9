import { z } from 'zod';
import { pageNumber, pageSize } from '@/lib/platform/http/page-schema';
import { publicId } from '@/lib/platform/ids/id-schema';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { searchText } from '@/lib/platform/text-schema';
import { ADMIN_PAGE_SIZE } from './rules';

const page = pageNumber();
const limit = pageSize(ADMIN_PAGE_SIZE, 100);
const sortOrder = z.enum(['asc', 'desc']).default('desc');

export const adminIdParams = z.object({ id: publicId(issueMessage('admin.refusals.id')) });

/** pg-boss has UUIDs as job ids. */
export const jobParams = z.object({ id: z.uuid(issueMessage('admin.refusals.id')) });

/** GET /api/admin/users (product.md 7). Only the fields listed here can be sorted by. */
export const usersQuerySchema = z.strictObject({
  page,
  limit,
  search: searchText(200),
  sortBy: z.enum(['createdAt', 'firstName', 'lastName', 'email']).default('createdAt'),
  sortOrder,
});

/** GET /api/admin/memorials */
export const memorialsQuerySchema = z.strictObject({
  page,
  limit,
  search: searchText(200),
  sortBy: z.enum(['createdAt', 'fullName']).default('createdAt'),
  sortOrder,
});

/** GET /api/admin/tributes (product.md 7) */
export const tributesQuerySchema = z.strictObject({
  page,
  limit,
  search: searchText(200),
  sortBy: z.enum(['createdAt', 'amount']).default('createdAt'),
  sortOrder,
});

/** GET /api/admin/messages and GET /api/admin/audit, newest first. */
export const pageQuerySchema = z.strictObject({ page, limit });

export type UsersQuery = z.output<typeof usersQuerySchema>;
export type MemorialsQuery = z.output<typeof memorialsQuerySchema>;
export type TributesQuery = z.output<typeof tributesQuerySchema>;
export type PageQuery = z.output<typeof pageQuerySchema>;
