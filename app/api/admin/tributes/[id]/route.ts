import { adminIdParams } from '@/lib/admin/schema';
import { route } from '@/lib/http/route';
import { removeTribute } from '@/lib/tributes/commands/remove-tribute';

/** Takes a tribute off its memorial; its order stays in the books. */
export const DELETE = route({
  access: 'admin',
  limit: 'write',
  params: adminIdParams,
  run: async ({ viewer, params }) => {
    await removeTribute(viewer, params.id);
    return { message: 'The tribute has been deleted.' };
  },
});
