import type { Prisma } from '@/lib/platform/db/generated/client';
import { toIsoDay } from '../iso-day';
import type { LifeDates } from '../life-date-rules';
import { shownLife } from '../shown-rules';

/** For `select`: birth and death, how exactly they are known, and what of them is shown. */
export const LIFE_COLUMNS = {
  birthDate: true,
  birthPrecision: true,
  deathDate: true,
  deathPrecision: true,
  birthShown: true,
} as const satisfies Prisma.MemorialSelect;

type LifeRow = Prisma.MemorialGetPayload<{ select: typeof LIFE_COLUMNS }>;

/** The same of a row as visitors see them, days as ISO text. */
export const toShownLife = (row: LifeRow): LifeDates => shownLife(toLifeDates(row), row.birthShown);

/** The same for admins. */
export const toLifeDates = (row: Omit<LifeRow, 'birthShown'>): LifeDates => ({
  birthDate: toIsoDay(row.birthDate),
  birthPrecision: row.birthPrecision,
  deathDate: toIsoDay(row.deathDate),
  deathPrecision: row.deathPrecision,
});

/** The other columns of a row. */
export const withoutLife = <Row extends LifeRow>({
  birthDate: _,
  birthPrecision: __,
  deathDate: ___,
  deathPrecision: ____,
  birthShown: _____,
  ...others
}: Row) => others;
