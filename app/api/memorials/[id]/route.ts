import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { toApiMemorial } from '@/lib/memorials/api-form';
import { memorialPage } from '@/lib/memorials/queries/memorial-page';
import { toApiTribute } from '@/lib/tributes/api-form';
import { tributesOf } from '@/lib/tributes/queries';
import { tributePageSchema } from '@/lib/tributes/schema';

export const GET = route({
  access: 'anyone',
  limit: 'read',
  params: z.object({ id: z.string() }),
  query: tributePageSchema,
  run: async ({ viewer, params, query }) => {
    const memorial = await memorialPage(params.id, viewer);
    if (!memorial) throw new AppError('not_found', 'Memorial not found.');
    const { tributes, totalPages, totalItems } = await tributesOf(memorial.id, query.page);
    return {
      memorial: { ...toApiMemorial(memorial), tributes: tributes.map(toApiTribute) },
      totalPages,
      totalItems,
    };
  },
});
