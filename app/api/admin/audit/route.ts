import { auditTrail } from '@/lib/admin/queries/audit-trail';
import { pageQuerySchema } from '@/lib/admin/schema';
import { route } from '@/lib/http/route';

/** Who did what to what belongs to others, the newest first. Nobody can change it. */
export const GET = route({
  access: 'admin',
  limit: 'read',
  query: pageQuerySchema,
  run: ({ query }) => auditTrail(query),
});
