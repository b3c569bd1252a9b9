import { route } from '@/lib/http/route';
import { listMemorials } from '@/lib/memorials/queries/list-memorials';
import { toApiCard } from '@/lib/memorials/api-form';
import { listQuerySchema } from '@/lib/memorials/schema';

export const GET = route({
  access: 'anyone',
  limit: 'read',
  query: listQuerySchema,
  run: async ({ query }) => {
    const { memorials, ...page } = await listMemorials(query);
    return { memorials: memorials.map(toApiCard), ...page };
  },
});
