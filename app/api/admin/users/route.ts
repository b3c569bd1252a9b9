import { adminUsersResponse } from '@/lib/admin/api-schema';
import { listUsers } from '@/lib/admin/queries/list-users';
import { usersQuerySchema } from '@/lib/admin/schema';
import { route } from '@/lib/platform/http/route';

/** All accounts, ten per page. `search` matches names and e-mail addresses. */
export const GET = route({
  doc: {
    summary: 'Lists user accounts',
    answer: adminUsersResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  query: usersQuerySchema,
  run: async ({ query }) => {
    const { users, ...page } = await listUsers(query);
    return { users: users.map(({ id, ...user }) => ({ _id: id, ...user })), ...page };
  },
});
