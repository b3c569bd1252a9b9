import { adminMemorialsResponse } from '@/lib/admin/api-schema';
import { listAllMemorials } from '@/lib/admin/queries/list-all-memorials';
import { memorialsQuerySchema } from '@/lib/admin/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: 'Lists all memorials, private ones included',
    answer: adminMemorialsResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  query: memorialsQuerySchema,
  run: async ({ query }) => {
    const { memorials, ...page } = await listAllMemorials(query);
    return { memorials: memorials.map(({ id, ...row }) => ({ _id: id, ...row })), ...page };
  },
});
