import { casesResponse } from '@/lib/cases/api-schema';
import { listCases } from '@/lib/cases/queries/list-cases';
import { casesQuery } from '@/lib/cases/schema';
import { route } from '@/lib/platform/http/route';

/** Open cases are sorted oldest first, decided ones newest first. */
export const GET = route({
  doc: {
    summary: 'Lists the cases, which are questions about memorials',
    answer: casesResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  query: casesQuery,
  run: async ({ query }) => {
    const { cases, ...page } = await listCases(query);
    return { cases: cases.map(({ id, ...each }) => ({ _id: id, ...each })), ...page };
  },
});
