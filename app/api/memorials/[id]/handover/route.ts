import { acceptOffer } from '@/lib/keepers/commands/accept-offer';
import { stopHandover } from '@/lib/keepers/commands/stop-handover';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** Makes the caller the owner if the memorial has been offered to them. */
export const POST = route({
  doc: {
    summary: 'Accepts ownership of a memorial',
    answer: messageAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  run: async ({ viewer, params: { id }, t }) => {
    await acceptOffer(viewer, id);
    return { message: t('keepers.answers.offerAccepted') };
  },
});

export const DELETE = route({
  doc: {
    summary: 'Cancels a pending handover of a memorial',
    answer: messageAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  run: async ({ viewer, params: { id }, t }) => {
    await stopHandover(viewer, id);
    return { message: t('keepers.answers.handoverStopped') };
  },
});
