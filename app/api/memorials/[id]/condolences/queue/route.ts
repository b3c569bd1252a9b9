import { familyQueueResponse } from '@/lib/condolences/api-schema';
import { familyQueue } from '@/lib/condolences/queries/family-queue';
import { familyQueueQuery } from '@/lib/condolences/schema';
import { toApiCondolence } from '@/lib/condolences/shown-picture';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** The condolences that keepers may read and decide on. Those held for the operator are never among them. */
export const GET = route({
  doc: {
    summary: "Lists a memorial's condolences for its keepers",
    answer: familyQueueResponse,
    errors: ['not_found', 'forbidden'],
    scope: 'condolences:read',
  },
  access: 'member',
  limit: 'read',
  params: idParams,
  query: familyQueueQuery,
  run: async ({ viewer, params, query }) => {
    const { condolences, ...rest } = await familyQueue(viewer, params.id, query);
    return { condolences: condolences.map(toApiCondolence), ...rest };
  },
});
