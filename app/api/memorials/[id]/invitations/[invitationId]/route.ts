import { revokeInvitation } from '@/lib/keepers/commands/revoke-invitation';
import { invitationParams } from '@/lib/keepers/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

export const DELETE = route({
  doc: {
    summary: 'Revokes an invitation to look after a memorial',
    answer: messageAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: invitationParams,
  run: async ({ viewer, params: { id, invitationId }, t }) => {
    await revokeInvitation(viewer, id, invitationId);
    return { message: t('keepers.answers.takenBack') };
  },
});
