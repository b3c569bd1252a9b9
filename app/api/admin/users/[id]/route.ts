import { deleteUser } from '@/lib/admin/commands/delete-user';
import { adminIdParams } from '@/lib/admin/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

/** Deletes somebody's account; what they created stays online. */
export const DELETE = route({
  doc: {
    summary: "Deletes somebody's account",
    answer: messageAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: adminIdParams,
  run: async ({ viewer, params, say }) => {
    await deleteUser(viewer, params.id);
    return { message: say('admin.answers.profileDeleted') };
  },
});
