import { privateAnswer } from '@/lib/memorials/api-schema';
import { readPrivate } from '@/lib/memorials/commands/read-private';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** Identity number and relatives' contacts, unmasked, for its owner, for keepers whom the owner trusts with them, and for admins. */
export const GET = route({
  doc: {
    summary: 'Returns the personal values of a memorial unmasked',
    answer: privateAnswer,
    errors: ['forbidden', 'not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'read',
  params: idParams,
  run: ({ viewer, params }) => readPrivate(viewer, params.id),
});
