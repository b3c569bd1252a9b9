import { changeKeeper } from '@/lib/keepers/commands/change-keeper';
import { deleteKeeper } from '@/lib/keepers/commands/delete-keeper';
import { keeperChange, keeperParams } from '@/lib/keepers/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

/** Changes whether a keeper sees private details, or cancels their announced removal. */
export const PUT = route({
  doc: {
    summary: "Updates a memorial's keeper",
    answer: messageAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: keeperParams,
  body: keeperChange,
  run: async ({ viewer, params: { id, userId }, body, t }) => {
    await changeKeeper(viewer, id, userId, body);
    return { message: t('keepers.answers.saved') };
  },
});

export const DELETE = route({
  doc: {
    summary: 'Removes a keeper of a memorial',
    answer: messageAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: keeperParams,
  run: async ({ viewer, params: { id, userId }, t }) => {
    const leavesAt = await deleteKeeper(viewer, id, userId);
    return { message: t(leavesAt ? 'keepers.answers.leaves' : 'keepers.answers.removed') };
  },
});
