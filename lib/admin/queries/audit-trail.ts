import { db } from '@/lib/platform/db/client';
import { countPages, rowsOfPage } from '@/lib/platform/paging';
import type { PageQuery } from '../schema';

/** An entry of the audit trail. */
export type AuditRow = {
  id: string;
  actor: string;
  /** The actor's name; null for a script, and for somebody whose account is gone. */
  actorName: string | null;
  action: string;
  subject: string;
  /** Ids and amounts. */
  detail: Record<string, unknown>;
  createdAt: string;
};

/** A page of the audit trail, newest first. */
export async function auditTrail({ page, limit }: PageQuery) {
  const [total, rows] = await Promise.all([
    db().auditEvent.count(),
    db().auditEvent.findMany({
      orderBy: { id: 'desc' },
      ...rowsOfPage(page, limit),
      select: { id: true, actor: true, action: true, subject: true, detail: true, createdAt: true },
    }),
  ]);
  const names = await fullNamesById(rows.map(({ actor }) => actor));
  const events = rows.map(
    ({ id, detail, createdAt, ...row }): AuditRow => ({
      ...row,
      id: String(id),
      actorName: names.get(row.actor) ?? null,
      detail: detail && typeof detail === 'object' ? { ...detail } : {},
      createdAt: createdAt.toISOString(),
    }),
  );
  return { events, ...countPages(page, limit, total) };
}

async function fullNamesById(ids: string[]): Promise<Map<string, string>> {
  const people = await db().user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}
