import { invite } from '@/lib/keepers/commands/invite';
import { RIGHT_TO_MANAGE } from '@/lib/keepers/policy';
import { requireRight } from '@/lib/keepers/queries/memorial-with-rights';
import { invitationInput } from '@/lib/keepers/schema';
import { memorialPlan } from '@/lib/payments/plans/current-plan';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { consumeMailLimit } from '@/lib/platform/http/mail-budget';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

export const POST = route({
  doc: {
    summary: 'Invites somebody by e-mail to look after a memorial',
    answer: messageAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: invitationInput,
  run: async ({ viewer, params: { id }, body, t }) => {
    // Checked first, so that only permitted invitations count towards the limit.
    await requireRight(viewer, id, RIGHT_TO_MANAGE[body.role]);
    await consumeRateLimit('invitations', viewer.userId);
    await consumeMailLimit(body.email, id);
    const { limits } = await memorialPlan();
    await invite(viewer, id, body, new Date(), limits.keepers);
    return { message: t('keepers.answers.invited', { name: body.name }) };
  },
});
