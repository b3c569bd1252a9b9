import { answerSuccession } from '@/lib/keepers/commands/answer-succession';
import { nameSuccessor } from '@/lib/keepers/commands/name-successor';
import { successionInput, successorInput } from '@/lib/keepers/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

export const PUT = route({
  doc: {
    summary: "Names the owner's successor",
    answer: messageAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: successorInput,
  run: async ({ viewer, params: { id }, body, t }) => {
    const name = await nameSuccessor(viewer, id, body.userId);
    return {
      message: name ? t('keepers.answers.successorAsked', { name }) : t('keepers.answers.saved'),
    };
  },
});

export const POST = route({
  doc: {
    summary: "Accepts or declines to succeed a memorial's owner",
    answer: messageAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: successionInput,
  run: async ({ viewer, params: { id }, body: { accepts }, t }) => {
    await answerSuccession(viewer, id, accepts);
    return {
      message: accepts ? t('keepers.answers.successorAccepted') : t('keepers.answers.saved'),
    };
  },
});
