import { createKey } from '@/lib/accounts/commands/create-key';
import { requirePassword } from '@/lib/accounts/commands/require-password';
import { liveKeys } from '@/lib/accounts/queries/live-keys';
import { createdKeyResponse, keyInput, keysResponse } from '@/lib/accounts/schema-keys';
import { requireRoleOnAll } from '@/lib/keepers/queries/require-role-on-all';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: "Lists the caller's API keys",
    answer: keysResponse,
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
    answer: createdKeyResponse,
    errors: ['conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  body: keyInput,
  run: async ({ viewer, body: { password, ...keyFields } }) => {
    await requireRoleOnAll(viewer.userId, keyFields.memorialIds);
    await requirePassword(viewer, password);
    return jsonResponse(await createKey(viewer, keyFields), { status: 201 });
  },
});
