import { db } from '@/lib/db/client';

/** The lines of the audit trail about one thing, the oldest first, as who did what. */
export async function auditOf(subject: string) {
  const rows = await db().auditEvent.findMany({ where: { subject }, orderBy: { id: 'asc' } });
  return rows.map(({ actor, action, detail }) => ({ actor, action, detail }));
}
