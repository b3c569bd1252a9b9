import { db } from '@/lib/platform/db/client';

/** Returns the lines of the audit trail about one subject, oldest first, with actor and action. */
export async function auditOf(subject: string) {
  const rows = await db().auditEvent.findMany({ where: { subject }, orderBy: { id: 'asc' } });
  return rows.map(({ actor, action, detail }) => ({ actor, action, detail }));
}
