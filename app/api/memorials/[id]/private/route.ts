import { privateValuesResponse } from '@/lib/memorials/api-schema';
import { readPrivate } from '@/lib/memorials/commands/read-private';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/**
 * Returns the identity number and relatives' contacts unmasked, for the owner, for keepers whom the owner has trusted
 * with them, and for admins.
 */
export const GET = route({
  doc: {
    summary: "Returns a memorial's private details unmasked",
    answer: privateValuesResponse,
    errors: ['forbidden', 'not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'read',
  params: idParams,
  run: ({ viewer, params }) => readPrivate(viewer, params.id),
});
