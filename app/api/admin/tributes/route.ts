import { adminTributesResponse } from '@/lib/admin/api-schema';
import { listTributes } from '@/lib/admin/queries/list-tributes';
import { tributesQuerySchema } from '@/lib/admin/schema';
import { toMajorUnits } from '@/lib/platform/currency-rules';
import { route } from '@/lib/platform/http/route';

/** All tributes with their sender and recipient, ten per page. Amounts are in major units of their currencies. */
export const GET = route({
  doc: {
    summary: 'Lists all tributes',
    answer: adminTributesResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  query: tributesQuerySchema,
  run: async ({ query }) => {
    const { tributes, ...page } = await listTributes(query);
    return {
      tributes: tributes.map(({ id, amountMinor, ...tribute }) => ({
        _id: id,
        ...tribute,
        amount: toMajorUnits(amountMinor, tribute.currency),
      })),
      ...page,
    };
  },
});
