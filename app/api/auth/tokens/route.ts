import { makeKey } from '@/lib/accounts/commands/make-key';
import { requirePassword } from '@/lib/accounts/commands/require-password';
import { liveKeys } from '@/lib/accounts/queries/live-keys';
import { keyInput, keysAnswer, madeKeyAnswer } from '@/lib/accounts/schema-keys';
import { requireAllKept } from '@/lib/keepers/queries/kept-among';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: "Lists the caller's API keys",
    answer: keysAnswer,
    errors: [],
    scope: null,
  },
  access: 'member',
  limit: 'read',
  run: async ({ viewer }) => ({ tokens: await liveKeys(viewer.userId) }),
});

/** Only this response contains the token. A key cannot create keys. */
export const POST = route({
  doc: {
    summary: 'Creates an API key and returns its token (only once)',
    status: 201,
    answer: madeKeyAnswer,
    errors: ['conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  body: keyInput,
  run: async ({ viewer, body: { password, ...wanted } }) => {
    await requireAllKept(viewer.userId, wanted.memorialIds);
    await requirePassword(viewer, password);
    return jsonResponse(await makeKey(viewer, wanted), { status: 201 });
  },
});
