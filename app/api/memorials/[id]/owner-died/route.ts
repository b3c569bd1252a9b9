import { reportDeath } from '@/lib/keepers/commands/report-death';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

export const POST = route({
  doc: {
    summary: 'Reports that the owner of a memorial has died',
    answer: messageAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  run: async ({ viewer, params: { id }, t }) => {
    await reportDeath(viewer, id);
    return { message: t('keepers.answers.deathReported') };
  },
});
