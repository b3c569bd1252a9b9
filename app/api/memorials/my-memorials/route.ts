import { toApiCard } from '@/lib/memorials/api-form';
import { ownMemorialListResponse } from '@/lib/memorials/api-schema';
import { listMyMemorials } from '@/lib/memorials/queries/list-memorials';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: "Lists the caller's memorials",
    answer: ownMemorialListResponse,
    errors: [],
    scope: 'memorials:read',
  },
  access: 'member',
  limit: 'read',
  query: listQuerySchema,
  run: async ({ viewer, query }) => {
    const { memorials, ...page } = await listMyMemorials(viewer, query);
    const cards = memorials.map(({ visibility, role, ...card }) => ({
      ...toApiCard(card),
      isPublic: visibility === 'public',
      visibility,
      role,
    }));
    return { memorials: cards, ...page };
  },
});
