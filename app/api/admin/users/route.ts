import { listUsers } from '@/lib/admin/queries/list-users';
import { usersQuerySchema } from '@/lib/admin/schema';
import { route } from '@/lib/http/route';

/** Everybody with an account, ten a page; `search` looks through names and addresses. */
export const GET = route({
  access: 'admin',
  limit: 'read',
  query: usersQuerySchema,
  run: async ({ query }) => {
    const { users, ...page } = await listUsers(query);
    return { users: users.map(({ id, ...user }) => ({ _id: id, ...user })), ...page };
  },
});
