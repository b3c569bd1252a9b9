import { adminMemorialsAnswer } from '@/lib/admin/api-schema';
import { listMemorials } from '@/lib/admin/queries/list-memorials';
import { memorialsQuerySchema } from '@/lib/admin/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: 'Lists all memorials, private ones included',
    answer: adminMemorialsAnswer,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  query: memorialsQuerySchema,
  run: async ({ query }) => {
    const { memorials, ...page } = await listMemorials(query);
    return { memorials: memorials.map(({ id, ...row }) => ({ _id: id, ...row })), ...page };
  },
});
