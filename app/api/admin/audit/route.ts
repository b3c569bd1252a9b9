import { auditResponse } from '@/lib/admin/api-schema';
import { auditTrail } from '@/lib/admin/queries/audit-trail';
import { pageQuerySchema } from '@/lib/admin/schema';
import { route } from '@/lib/platform/http/route';

/** Newest first. The trail is read-only. */
export const GET = route({
  doc: {
    summary: 'Lists the audit trail',
    answer: auditResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  query: pageQuerySchema,
  run: ({ query }) => auditTrail(query),
});
