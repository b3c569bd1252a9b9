import { listTributes } from '@/lib/admin/queries/list-tributes';
import { tributesQuerySchema } from '@/lib/admin/schema';
import { route } from '@/lib/http/route';

/** All tributes, ten a page, with who sent them to whom; amounts in US dollars. */
export const GET = route({
  access: 'admin',
  limit: 'read',
  query: tributesQuerySchema,
  run: async ({ query }) => {
    const { tributes, ...page } = await listTributes(query);
    return {
      tributes: tributes.map(({ id, amountMinor, ...tribute }) => ({
        _id: id,
        ...tribute,
        amount: amountMinor / 100,
      })),
      ...page,
    };
  },
});
