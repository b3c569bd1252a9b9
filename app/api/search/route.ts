import { jsonResponse, route } from '@/lib/platform/http/route';
import { SHARED_RESPONSE_INIT } from '@/lib/platform/http/shared-response-init';
import { toApiPerson } from '@/lib/search/api-form';
import { searchResponse } from '@/lib/search/api-schema';
import { searchPeople } from '@/lib/search/queries/search-people';
import { searchQuerySchema } from '@/lib/search/schema';

export const GET = route({
  doc: {
    summary: 'Searches public memorials by name, and by names that sound or are spelled alike',
    answer: searchResponse,
    errors: [],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'read',
  query: searchQuerySchema,
  run: async ({ query }) => {
    const { exact, alike, didYouMean } = await searchPeople(query);
    const answer = {
      exact: { ...exact, people: exact.people.map(toApiPerson) },
      alike: alike.map(toApiPerson),
      didYouMean,
    };
    return jsonResponse(answer, SHARED_RESPONSE_INIT);
  },
});
