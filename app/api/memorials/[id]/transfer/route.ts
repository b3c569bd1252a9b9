import { requirePassword } from '@/lib/accounts/commands/require-password';
import { transfer } from '@/lib/keepers/commands/transfer';
import { requireRight } from '@/lib/keepers/queries/memorial-with-rights';
import { transferInput } from '@/lib/keepers/schema';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

export const POST = route({
  doc: {
    summary: 'Offers ownership of a memorial to a keeper',
    answer: messageAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: transferInput,
  run: async ({ viewer, params: { id }, body: { userId, password }, t }) => {
    await requireRight(viewer, id, 'handOn');
    await requirePassword(viewer, password);
    const name = await transfer(viewer, id, userId);
    return { message: t('keepers.answers.successorAsked', { name }) };
  },
});
