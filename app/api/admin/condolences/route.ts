import { operatorQueueResponse } from '@/lib/condolences/api-schema';
import { operatorQueue } from '@/lib/condolences/queries/operator-queue';
import { operatorQueueQuery } from '@/lib/condolences/schema';
import { toApiCondolence } from '@/lib/condolences/shown-picture';
import { route } from '@/lib/platform/http/route';

/** Condolences that are held by a rule or were reported, oldest first. */
export const GET = route({
  doc: {
    summary: 'Lists the condolences that are held or reported',
    answer: operatorQueueResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  query: operatorQueueQuery,
  run: async ({ query }) => {
    const { condolences, ...page } = await operatorQueue(query);
    return { condolences: condolences.map(toApiCondolence), ...page };
  },
});
