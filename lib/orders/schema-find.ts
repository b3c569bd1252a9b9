import { z } from 'zod';
import { OrderStatus } from '@/lib/db/generated/enums';
import { reviewPageSchema } from './schema';

/** GET /api/admin/orders. `review`: those that wait for a person; a search looks through all others, too. */
export const findOrdersSchema = z
  .strictObject({
    page: reviewPageSchema.shape.page,
    status: z.enum(['review', 'all', ...Object.values(OrderStatus)]).optional(),
    /** An order's id, or a whole e-mail address. */
    search: z
      .string()
      .trim()
      .max(254)
      .regex(/^[^\0]*$/)
      .default(''),
  })
  .transform(({ status, ...rest }) => ({
    ...rest,
    status: status ?? (rest.search ? 'all' : 'review'),
  }));

export type FindOrdersQuery = z.output<typeof findOrdersSchema>;
