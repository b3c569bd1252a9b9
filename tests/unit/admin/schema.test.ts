import { describe, expect, it } from 'vitest';
import { pageQuerySchema, tributesQuerySchema, usersQuerySchema } from '@/lib/admin/schema';
import { ordersPageSchema } from '@/lib/payments/schema';
import { findOrdersSchema } from '@/lib/payments/schema-find';
import { MAX_PAGE } from '@/lib/platform/http/page-schema';

/** More rows than any site will have. A page shows ten. */
const ROWS = 5_000_000;

describe('the lists of the dashboard', () => {
  it.each([
    ['users', usersQuerySchema],
    ['tributes', tributesQuerySchema],
    ['orders', findOrdersSchema],
    ['orders in review', ordersPageSchema],
    ['messages and the audit trail', pageQuerySchema],
  ])('%s allow their last page, but no page beyond MAX_PAGE', (_, schema) => {
    const page = ROWS / 10;
    expect(schema.parse({ page: String(page) })).toMatchObject({ page });
    const pastMaximum = schema.safeParse({ page: String(MAX_PAGE + 1) });
    expect(pastMaximum.data?.page ?? 1).toBe(1); // either refused or replaced by the first page
  });
});
