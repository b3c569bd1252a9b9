import { toApiKeeperMemorial } from '@/lib/memorials/api-form';
import { profileResponse } from '@/lib/memorials/api-schema';
import { memorialsOfKeeper } from '@/lib/memorials/queries/memorials-of-keeper';
import { route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: 'Returns the caller and the memorials they own or keep',
    answer: profileResponse,
    errors: [],
    scope: null,
  },
  access: 'member',
  limit: 'read',
  run: async ({ viewer: { userId: id, role, firstName, lastName, email, language } }) => ({
    user: { id, role, firstName, lastName, email, language },
    memorials: (await memorialsOfKeeper(id)).map(toApiKeeperMemorial),
  }),
});
