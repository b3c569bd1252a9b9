import { z } from 'zod';
import { OrderStatus } from '@/lib/platform/db/generated/enums';
import { EMAIL_LENGTH } from '@/lib/platform/email-address';
import { searchText } from '@/lib/platform/text-schema';
import { reviewPageSchema } from './schema';

/** GET /api/admin/orders. `review`: those that wait for an admin; a search looks through all others, too. */
export const findOrdersSchema = z
  .strictObject({
    page: reviewPageSchema.shape.page,
    status: z.enum(['review', 'all', ...Object.values(OrderStatus)]).optional(),
    /** An order's id, or a whole e-mail address. */
    search: searchText(EMAIL_LENGTH),
  })
  .transform(({ status, ...rest }) => ({
    ...rest,
    status: status ?? (rest.search ? 'all' : 'review'),
  }));

export type FindOrdersQuery = z.output<typeof findOrdersSchema>;
