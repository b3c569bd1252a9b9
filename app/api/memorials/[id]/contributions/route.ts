import { toApiMedia } from '@/lib/media/api-form';
import { contributionsResponse } from '@/lib/media/api-schema';
import { listContributions } from '@/lib/memorials/queries/contributions';
import { contributionsQuery } from '@/lib/memorials/schema-contributions';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** Keepers get all contributions; contributors get their own. */
export const GET = route({
  doc: {
    summary: 'Lists contributed files that a memorial does not show',
    answer: contributionsResponse,
    errors: ['not_found', 'forbidden'],
    scope: 'memorials:read',
  },
  access: 'member',
  limit: 'read',
  params: idParams,
  query: contributionsQuery,
  run: async ({ viewer, params, query }) => {
    const { counts, contributions } = await listContributions(viewer, params.id, query.state);
    return { counts, contributions: contributions.map(toApiMedia) };
  },
});
