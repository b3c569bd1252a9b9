import { requirePassword } from '@/lib/accounts/commands/require-password';
import { revokeKey } from '@/lib/accounts/commands/revoke-keys';
import { revokeKeyInput } from '@/lib/accounts/schema-keys';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

export const DELETE = route({
  doc: {
    summary: "Revokes one of the caller's API keys",
    answer: messageAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: revokeKeyInput,
  run: async ({ viewer, params: { id }, body: { password }, t }) => {
    await requirePassword(viewer, password);
    await revokeKey(viewer, id);
    return { message: t('keys.part.takenBack') };
  },
});
