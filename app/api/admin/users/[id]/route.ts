import { deleteUser } from '@/lib/admin/commands/delete-user';
import { adminIdParams } from '@/lib/admin/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

/** The person's memorials and tributes stay online. */
export const DELETE = route({
  doc: {
    summary: 'Deletes a user account',
    answer: messageAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: adminIdParams,
  run: async ({ viewer, params, t }) => {
    await deleteUser(viewer, params.id);
    return { message: t('admin.answers.profileDeleted') };
  },
});
