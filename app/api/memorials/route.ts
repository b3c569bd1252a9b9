import { route } from '@/lib/http/route';
import { toApiCard } from '@/lib/memorials/api-form';
import { listMemorials } from '@/lib/memorials/queries/list-memorials';
import { listQuerySchema } from '@/lib/memorials/schema-list';

export const GET = route({
  access: 'anyone',
  limit: 'read',
  query: listQuerySchema,
  run: async ({ query }) => {
    const { memorials, ...page } = await listMemorials(query);
    return { memorials: memorials.map(toApiCard), ...page };
  },
});
