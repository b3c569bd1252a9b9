import { answerSuccession } from '@/lib/keepers/commands/answer-succession';
import { nameSuccessor } from '@/lib/keepers/commands/name-successor';
import { successionAnswer, successorInput } from '@/lib/keepers/schema';
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
  run: async ({ viewer, params: { id }, body, say }) => {
    const name = await nameSuccessor(viewer, id, body.userId);
    return {
      message: name
        ? say('keepers.answers.successorAsked', { name })
        : say('keepers.answers.saved'),
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
  body: successionAnswer,
  run: async ({ viewer, params: { id }, body: { accepts }, say }) => {
    await answerSuccession(viewer, id, accepts);
    return {
      message: accepts ? say('keepers.answers.successorAccepted') : say('keepers.answers.saved'),
    };
  },
});
