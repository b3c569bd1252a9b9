import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { countPages, type PageCount, rowsOfPage } from '@/lib/platform/paging';
import { EVENTS_PER_PAGE, type EventAction, isEventAction } from '../event-rules';
import { requireRole } from './memorial-with-rights';

/** An entry in the history of a memorial's keepers. */
export type EventView = {
  id: string;
  action: EventAction;
  /** Null for the system, for an admin, and for somebody whose profile was deleted. */
  actorName: string | null;
  personName: string | null;
  /** Kinds and times; `asAdmin` is true if somebody acted as an admin. */
  detail: Record<string, unknown>;
  createdAt: string;
};

/** A page of events, newest first, with people's current names. Throws as `requireRole` does. */
export async function memorialEvents(
  viewer: Viewer,
  memorialId: string,
  page: number,
): Promise<{ events: EventView[] } & PageCount> {
  await requireRole(db(), viewer, memorialId);
  const where = { memorialId };
  const [total, rows] = await Promise.all([
    db().memorialEvent.count({ where }),
    db().memorialEvent.findMany({
      where,
      orderBy: { id: 'desc' },
      ...rowsOfPage(page, EVENTS_PER_PAGE),
      select: {
        id: true,
        actorId: true,
        personId: true,
        action: true,
        detail: true,
        createdAt: true,
      },
    }),
  ]);
  const names = await fullNamesById(rows.flatMap(({ actorId, personId }) => [actorId, personId]));
  const events = rows.flatMap(
    ({ id, action, actorId, personId, detail, createdAt }): EventView[] => {
      if (!isEventAction(action)) return [];
      const facts: Record<string, unknown> =
        detail && typeof detail === 'object' ? { ...detail } : {};
      return [
        {
          id: String(id),
          action,
          actorName: facts.asAdmin === true ? null : (names.get(actorId ?? '') ?? null),
          personName: names.get(personId ?? '') ?? null,
          detail: facts,
          createdAt: createdAt.toISOString(),
        },
      ];
    },
  );
  return { events, ...countPages(page, EVENTS_PER_PAGE, total) };
}

async function fullNamesById(ids: (string | null)[]): Promise<Map<string, string>> {
  const people = await db().user.findMany({
    where: { id: { in: [...new Set(ids.filter((id) => id !== null))] } },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map(
    people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]),
  );
}
