import { toApiKept } from '@/lib/memorials/api-form';
import { profileAnswer } from '@/lib/memorials/api-schema';
import { memorialsKeptBy } from '@/lib/memorials/queries/memorials-kept-by';
import { route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: 'Returns the caller and the memorials they created',
    answer: profileAnswer,
    errors: [],
    scope: null,
  },
  access: 'member',
  limit: 'read',
  run: async ({ viewer: { userId: id, role, firstName, lastName, email, language } }) => ({
    user: { id, role, firstName, lastName, email, language },
    memorials: (await memorialsKeptBy(id)).map(toApiKept),
  }),
});
