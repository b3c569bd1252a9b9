import type { Prisma } from '@/lib/platform/db/generated/client';
import { toIsoDay } from '../iso-day';
import type { LifeDates } from '../life-date-rules';
import { shownLife } from '../shown-rules';

/** For `select`: the dates of birth and death, how precisely they are known, and how much of them is shown. */
export const LIFE_COLUMNS = {
  birthDate: true,
  birthPrecision: true,
  deathDate: true,
  deathPrecision: true,
  birthShown: true,
} as const satisfies Prisma.MemorialSelect;

type LifeRow = Prisma.MemorialGetPayload<{ select: typeof LIFE_COLUMNS }>;

/** The dates of a row as visitors see them, as ISO text. */
export const toShownLife = (row: LifeRow): LifeDates => shownLife(toLifeDates(row), row.birthShown);

/** The full dates, for admins. */
export const toLifeDates = (row: Omit<LifeRow, 'birthShown'>): LifeDates => ({
  birthDate: toIsoDay(row.birthDate),
  birthPrecision: row.birthPrecision,
  deathDate: toIsoDay(row.deathDate),
  deathPrecision: row.deathPrecision,
});

/** A row without these columns. */
export const withoutLife = <Row extends LifeRow>({
  birthDate: _,
  birthPrecision: __,
  deathDate: ___,
  deathPrecision: ____,
  birthShown: _____,
  ...others
}: Row) => others;
