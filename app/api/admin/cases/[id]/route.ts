import { caseResponse } from '@/lib/cases/api-schema';
import { caseDetail } from '@/lib/cases/queries/case-detail';
import { caseParams } from '@/lib/cases/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: 'Returns a case, which is a question about a memorial',
    answer: caseResponse,
    errors: ['not_found'],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  params: caseParams,
  run: async ({ params }) => {
    const { id, ...details } = await caseDetail(params.id);
    return { _id: id, ...details };
  },
});
