import { accessSelect } from '@/lib/access/access-select';
import type { Reader } from '@/lib/access/reader';
import { Prisma } from '@/lib/platform/db/generated/client';
import { PAGE_COLUMNS } from '../columns';

const byPosition = { orderBy: { position: 'asc' } } as const;

const COLUMNS = {
  id: true,
  ...PAGE_COLUMNS,
  militaryService: true,
  militaryBranch: true,
  militaryRank: true,
  militaryServiceYears: true,
  militaryDetails: true,
  primaryCause: true,
  majorEvent: true,
  eventName: true,
  eventDate: true,
  causeVisibility: true,
  birthShown: true,
  livingShown: true,
  createdAt: true,
} as const satisfies Prisma.MemorialSelect;

const PICTURE = { select: { id: true, width: true, height: true, blurhash: true } } as const;

/** The columns of a memorial page but for its gallery. A column that neither this list nor fields.ts names cannot leak. */
export const MEMORIAL_FIELDS = {
  ...inTableOrder(COLUMNS),
  mainPicture: PICTURE,
  cover: PICTURE,
  education: {
    ...byPosition,
    select: {
      institution: true,
      degree: true,
      fieldOfStudy: true,
      startYear: true,
      endYear: true,
      location: true,
    },
  },
  career: { ...byPosition, select: { company: true, title: true, years: true } },
  familyMembers: {
    ...byPosition,
    select: { relationship: true, fullName: true, isLiving: true },
  },
  hiddenRelatives: { select: { name: true } },
  otherNames: { ...byPosition, select: { language: true, fullName: true } },
  texts: { orderBy: { language: 'asc' }, select: { language: true } },
} satisfies Prisma.MemorialSelect;

/** MEMORIAL_FIELDS, and the columns that decide what the reader may see and do. */
export const memorialFieldsFor = (reader: Reader | null) =>
  ({ ...MEMORIAL_FIELDS, ...accessSelect(reader) }) satisfies Prisma.MemorialSelect;

export type MemorialPageRow = Prisma.MemorialGetPayload<{
  select: ReturnType<typeof memorialFieldsFor>;
}>;

/** Responses have their fields in this order, whatever the order in fields.ts. */
function inTableOrder<Columns extends object>(columns: Columns): Columns {
  const names = Object.keys(Prisma.MemorialScalarFieldEnum).filter((name) => name in columns);
  return Object.fromEntries(names.map((name) => [name, true])) as Columns; // the same, in another order
}
