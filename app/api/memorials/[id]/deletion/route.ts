import { stopDeletion } from '@/lib/memorials/commands/stop-deletion';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

export const DELETE = route({
  doc: {
    summary: 'Cancels the scheduled deletion of a memorial',
    answer: messageAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  run: async ({ viewer, params: { id }, t }) => {
    await stopDeletion(viewer, id);
    return { message: t('keepers.answers.deletionStopped') };
  },
});
