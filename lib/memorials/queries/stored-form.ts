import { unseal } from '@/lib/platform/crypto/sealing';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { ALL_COLUMNS, fromColumns } from '../columns';
import { toIsoDay } from '../iso-day';
import type { StoredForm } from '../merge-fields';
import { fromRelationshipEnum } from '../relationships';
import { relativeId } from '../relative-id';
import { disasterTypeOf } from '../rules';
import { MEMORIAL_FIELDS } from './memorial-fields';

// The lists are read one by one: Prisma would query the relations in parallel, which a transaction's single connection
// cannot do.
const { education, career, familyMembers, otherNames, mainPicture, cover, texts, ...SHOWN } =
  MEMORIAL_FIELDS;

const STORED = { ...SHOWN, ...ALL_COLUMNS } satisfies Prisma.MemorialSelect;

const RELATIVE = {
  position: true,
  relationship: true,
  fullName: true,
  isLiving: true,
  identityType: true,
  emailSealed: true,
  phoneSealed: true,
  birthDateSealed: true,
  identityNumberSealed: true,
} satisfies Prisma.FamilyMemberSelect;

type StoredRow = Prisma.MemorialGetPayload<{ select: typeof STORED }>;
type StoredRelative = Prisma.FamilyMemberGetPayload<{ select: typeof RELATIVE }>;

/**
 * A memorial as the form that would create it, the reverse of `toMemorialRow`, with decrypted personal values. Each
 * relative has the `_id` that editors get. Called inside the transaction that changes the memorial. Throws P2025 if it
 * is missing, and `UnsealError`.
 */
export async function storedForm(tx: Tx, id: string): Promise<StoredForm> {
  const row = await tx.memorial.findUniqueOrThrow({ where: { id }, select: STORED });
  const list = { where: { memorialId: id }, orderBy: { position: 'asc' } } as const;
  const studies = await tx.education.findMany({ ...list, select: education.select });
  const jobs = await tx.career.findMany({ ...list, select: career.select });
  const relatives = await tx.familyMember.findMany({ ...list, select: RELATIVE });
  return {
    ...fromColumns(row),
    ...cause(row),
    militaryService: row.militaryService ? military(row) : undefined,
    education: studies,
    career: jobs.map(({ title, ...entry }) => ({ ...entry, position: title })),
    familyMembers: relatives.map(relative),
  };
}

const cause = ({ primaryCause, majorEvent, eventName, eventDate }: StoredRow) => ({
  causeOfDeath: primaryCause,
  disasterType: disasterTypeOf(majorEvent),
  disasterName: eventName,
  disasterDate: eventDate ? toIsoDay(eventDate) : '',
});

const military = (row: StoredRow) => ({
  branch: row.militaryBranch,
  rank: row.militaryRank,
  serviceYears: row.militaryServiceYears,
  details: row.militaryDetails,
});

const relative = (member: StoredRelative) => ({
  _id: relativeId(member),
  relationship: fromRelationshipEnum(member.relationship),
  fullName: member.fullName,
  isLiving: member.isLiving,
  identityType: member.identityType,
  email: unseal(member.emailSealed),
  phone: unseal(member.phoneSealed),
  birthDate: unseal(member.birthDateSealed),
  identityNumber: unseal(member.identityNumberSealed),
});
