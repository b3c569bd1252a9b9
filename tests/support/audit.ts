import { db } from '@/lib/platform/db/client';

export async function auditOf(subject: string) {
  const rows = await db().auditEvent.findMany({ where: { subject }, orderBy: { id: 'asc' } });
  return rows.map(({ actor, action, detail }) => ({ actor, action, detail }));
}
