import { z } from 'zod';
import { withdrawContribution } from '@/lib/memorials/commands/withdraw-contribution';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

export const DELETE = route({
  doc: {
    summary: 'Deletes a file that the caller contributed and the memorial does not show',
    answer: messageAnswer,
    errors: ['not_found', 'forbidden'],
    scope: 'media:write',
  },
  access: 'member',
  limit: 'write',
  params: idParams.extend({ mediaId: z.string() }),
  run: async ({ viewer, params: { id, mediaId }, t }) => {
    await withdrawContribution(viewer, id, mediaId);
    return { message: t('contributions.answers.takenBack') };
  },
});
