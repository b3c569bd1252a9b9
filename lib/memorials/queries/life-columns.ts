import type { Prisma } from '@/lib/platform/db/generated/client';
import { toIsoDay } from '../iso-day';
import type { LifeDates } from '../life-date-rules';

/** For `select`: birth and death, and how exactly they are known. */
export const LIFE_COLUMNS = {
  birthDate: true,
  birthPrecision: true,
  deathDate: true,
  deathPrecision: true,
} as const satisfies Prisma.MemorialSelect;

type LifeRow = Prisma.MemorialGetPayload<{ select: typeof LIFE_COLUMNS }>;

/** The same of a row, days as ISO text. */
export const toLifeDates = (row: LifeRow): LifeDates => ({
  birthDate: toIsoDay(row.birthDate),
  birthPrecision: row.birthPrecision,
  deathDate: toIsoDay(row.deathDate),
  deathPrecision: row.deathPrecision,
});
