import { z } from 'zod';
import { takeBackContribution } from '@/lib/memorials/commands/take-back-contribution';
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
  run: async ({ viewer, params: { id, mediaId }, say }) => {
    await takeBackContribution(viewer, id, mediaId);
    return { message: say('contributions.answers.takenBack') };
  },
});
