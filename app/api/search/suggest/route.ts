import { cacheTagHeader, LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { toApiPerson } from '@/lib/search/api-form';
import { suggestResponse } from '@/lib/search/api-schema';
import { suggestPeople } from '@/lib/search/queries/search-people';
import { suggestQuerySchema } from '@/lib/search/schema';

/** The response is the same for everybody, so any cache may store it. */
const CACHED_FOR_A_MINUTE = {
  headers: { 'Cache-Control': 'public, max-age=60', ...cacheTagHeader(LIST_TAG) },
};

export const GET = route({
  doc: {
    summary: 'Suggests public memorials while somebody types a name',
    answer: suggestResponse,
    errors: [],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'suggest',
  query: suggestQuerySchema,
  run: async ({ query }) => {
    const people = await suggestPeople(query.q);
    return jsonResponse({ people: people.map(toApiPerson) }, CACHED_FOR_A_MINUTE);
  },
});
