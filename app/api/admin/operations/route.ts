import { operationsResponse } from '@/lib/admin/api-schema';
import { readOperations } from '@/lib/admin/queries/operations';
import { route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: 'Returns the release, missing migrations, failed jobs and unsent e-mails',
    answer: operationsResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  run: () => readOperations(),
});
