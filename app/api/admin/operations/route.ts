import { operationsAnswer } from '@/lib/admin/api-schema';
import { readOperations } from '@/lib/admin/queries/operations';
import { route } from '@/lib/platform/http/route';

/** Release, migrations, jobs and mails, for whoever runs the site. */
export const GET = route({
  doc: {
    summary: 'Returns the release, missing migrations, failed jobs and unsent mails',
    answer: operationsAnswer,
    errors: [],
    scope: 'admin:read',
  },
  access: 'admin',
  limit: 'read',
  run: readOperations,
});
