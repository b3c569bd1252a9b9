import { z } from 'zod';
import { OrderStatus } from '@/lib/platform/db/generated/enums';
import { EMAIL_LENGTH } from '@/lib/platform/email-address';
import { searchText } from '@/lib/platform/text-schema';
import { ordersPageSchema } from './schema';

/**
 * GET /api/admin/orders. `review` lists orders that wait for an admin, and is the default; with a
 * search, the default is all orders.
 */
export const findOrdersSchema = z
  .strictObject({
    page: ordersPageSchema.shape.page,
    status: z.enum(['review', 'all', ...Object.values(OrderStatus)]).optional(),
    /** An order id or an exact e-mail address. */
    search: searchText(EMAIL_LENGTH),
  })
  .transform(({ status, ...rest }) => ({
    ...rest,
    status: status ?? (rest.search ? 'all' : 'review'),
  }));

export type FindOrdersQuery = z.output<typeof findOrdersSchema>;
