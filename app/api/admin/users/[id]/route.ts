import { deleteUser } from '@/lib/admin/commands/delete-user';
import { adminIdParams } from '@/lib/admin/schema';
import { route } from '@/lib/http/route';

/** Deletes somebody's account; what they created stays online. */
export const DELETE = route({
  access: 'admin',
  limit: 'write',
  params: adminIdParams,
  run: async ({ viewer, params }) => {
    await deleteUser(viewer, params.id);
    return { message: 'The profile has been deleted.' };
  },
});
