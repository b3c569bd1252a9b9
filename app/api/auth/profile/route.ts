import { route } from '@/lib/http/route';
import { toApiCreated } from '@/lib/memorials/api-form';
import { memorialsCreatedBy } from '@/lib/memorials/queries/memorials-created-by';

export const GET = route({
  access: 'member',
  limit: 'read',
  run: async ({ viewer: { userId: id, role, firstName, lastName, email } }) => ({
    user: { id, role, firstName, lastName, email },
    memorials: (await memorialsCreatedBy(id)).map(toApiCreated),
  }),
});
