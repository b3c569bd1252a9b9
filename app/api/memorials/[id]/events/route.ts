import { eventsResponse } from '@/lib/keepers/api-schema';
import { memorialEvents } from '@/lib/keepers/queries/memorial-events';
import { eventsQuery } from '@/lib/keepers/schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

export const GET = route({
  doc: {
    summary: "Lists the history of a memorial's keepers",
    answer: eventsResponse,
    errors: ['forbidden', 'not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'read',
  params: idParams,
  query: eventsQuery,
  run: async ({ viewer, params, query }) => {
    const { events, ...page } = await memorialEvents(viewer, params.id, query.page);
    return { events: events.map(({ id: _, ...event }) => event), ...page };
  },
});
