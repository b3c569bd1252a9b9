import { escapeLike } from '@/lib/db/escape-like';
import type { Prisma } from '@/lib/db/generated/client';
import { fromIsoDay } from '../iso-day';
import { foldName, MAJOR_EVENT_OF } from '../rules';
import type { ListQuery } from '../schema-list';

type Where = Prisma.MemorialWhereInput;

/**
 * What a memorial must be to match, all of it (spec 3 and 5, "Search"). Whose memorials are looked
 * through is for the caller to say.
 */
export function listFilter(query: ListQuery): Where {
  const conditions = [
    query.name && nameOrId(query.name),
    query.location && bornOrServedAt(query.location),
    query.causeOfDeath && { primaryCause: containing(query.causeOfDeath) },
    query.primaryCause && { primaryCause: containing(query.primaryCause) },
    query.disasterName && { eventName: containing(query.disasterName) },
    query.nationality && { nationality: containing(query.nationality) },
    query.religion && { religion: containing(query.religion) },
    query.birthYear && { birthDate: within(query.birthYear) },
    query.deathYear && { deathDate: within(query.deathYear) },
    query.birthDate && { birthDate: fromIsoDay(query.birthDate) },
    query.deathDate && { deathDate: fromIsoDay(query.deathDate) },
    query.disasterType && { majorEvent: MAJOR_EVENT_OF[query.disasterType] },
    query.majorEvent && { majorEvent: query.majorEvent },
    query.military && { militaryService: query.military === 'true' },
  ];
  return { AND: conditions.filter((condition) => typeof condition === 'object') };
}

/** Quick search: a part of the full name, accents and case ignored, or of the id (spec 5). */
function nameOrId(name: string): Where {
  const folded = foldName(name);
  // A lone accent or apostrophe folds to nothing, which would match everybody.
  const byName = folded ? [{ searchName: { contains: escapeLike(folded) } }] : [];
  return { OR: [...byName, { id: containing(name) }] };
}

const bornOrServedAt = (place: string): Where => ({
  OR: [{ placeOfBirth: containing(place) }, { serviceLocation: containing(place) }],
});

const containing = (text: string) => ({ contains: escapeLike(text), mode: 'insensitive' }) as const;

function within(year: number) {
  const digits = String(year).padStart(4, '0');
  return { gte: fromIsoDay(`${digits}-01-01`), lte: fromIsoDay(`${digits}-12-31`) };
}
