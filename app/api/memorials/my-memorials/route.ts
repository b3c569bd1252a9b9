import { route } from '@/lib/http/route';
import { toApiCard } from '@/lib/memorials/api-form';
import { myMemorials } from '@/lib/memorials/queries/my-memorials';
import { listQuerySchema } from '@/lib/memorials/schema-list';

export const GET = route({
  access: 'member',
  limit: 'read',
  query: listQuerySchema,
  run: async ({ viewer, query }) => {
    const { memorials, ...page } = await myMemorials(viewer.userId, query);
    const cards = memorials.map(({ isPublic, ...card }) => ({ ...toApiCard(card), isPublic }));
    return { memorials: cards, ...page };
  },
});
