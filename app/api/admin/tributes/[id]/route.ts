import { adminIdParams } from '@/lib/admin/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { deleteTribute } from '@/lib/tributes/commands/delete-tribute';

/** The tribute's order stays in the ledger. */
export const DELETE = route({
  doc: {
    summary: 'Deletes a tribute',
    answer: messageAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: adminIdParams,
  run: async ({ viewer, params, t }) => {
    await deleteTribute(viewer, params.id);
    return { message: t('admin.actions.tributeDeleted') };
  },
});
