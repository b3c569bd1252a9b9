import type { Tx } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { unseal } from '@/lib/sealing/sealing';
import { toIsoDay } from '../iso-day';
import { disasterTypeOf } from '../merge-cause';
import type { StoredForm } from '../merge-fields';
import { fromRelationshipEnum } from '../relationships';
import { relativeId } from '../relative-id';
import { MEMORIAL_FIELDS } from './memorial-fields';

// The lists are read one by one: relations of one query would be asked for side by side, which a
// transaction's single connection cannot do.
const { education, career, familyMembers, mainPicture, media, ...COLUMNS } = MEMORIAL_FIELDS;

const STORED = {
  ...COLUMNS,
  identityType: true,
  identityNumberSealed: true,
  birthdayReminder: true,
} satisfies Prisma.MemorialSelect;

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

type Stored = Prisma.MemorialGetPayload<{ select: typeof STORED }>;
type StoredRelative = Prisma.FamilyMemberGetPayload<{ select: typeof RELATIVE }>;

/**
 * A memorial as the form that would make it again, personal values unsealed: memorial-row.ts backwards;
 * each relative with what it is called in an editor's answers.
 * For changing it, inside the transaction that does. Throws P2025 when it is gone, `UnsealError`.
 */
export async function storedForm(tx: Tx, id: string): Promise<StoredForm> {
  const row = await tx.memorial.findUniqueOrThrow({ where: { id }, select: STORED });
  const list = { where: { memorialId: id }, orderBy: { position: 'asc' } } as const;
  const studies = await tx.education.findMany({ ...list, select: education.select });
  const jobs = await tx.career.findMany({ ...list, select: career.select });
  const relatives = await tx.familyMember.findMany({ ...list, select: RELATIVE });
  return {
    ...person(row),
    ...disaster(row),
    ...(row.militaryService && { militaryService: military(row) }),
    education: studies,
    career: jobs.map(({ title, ...entry }) => ({ ...entry, position: title })),
    familyMembers: relatives.map(relative),
  };
}

const person = (row: Stored) => ({
  name: row.fullName,
  nickname: row.nickName,
  maidenName: row.maidenName,
  description: row.biography,
  identityType: row.identityType,
  identityNumber: unseal(row.identityNumberSealed),
  birthDate: toIsoDay(row.birthDate),
  deathDate: toIsoDay(row.deathDate),
  birthPlace: row.placeOfBirth,
  nationality: row.nationality,
  languages: row.languagesSpoken,
  religion: row.religion,
  favoriteQuote: row.favoriteQuote,
  serviceDate: row.serviceDate?.toISOString() ?? '',
  serviceLocation: row.serviceLocation,
  serviceDetails: row.serviceDetails,
  achievements: row.achievements,
  hobbies: row.hobbies,
  charities: row.charities,
  causeOfDeath: row.primaryCause,
  isPublic: row.isPublic,
  enableDigitalFlowers: row.enableDigitalFlowers,
  suggestedDonationAmount: row.suggestedDonationAmount,
  enableBirthDateReminder: row.birthdayReminder,
});

const disaster = ({ majorEvent, eventName, eventDate }: Stored) => ({
  disasterType: majorEvent === 'not_related' ? ('' as const) : disasterTypeOf(majorEvent),
  disasterName: eventName,
  disasterDate: eventDate ? toIsoDay(eventDate) : '',
});

const military = (row: Stored) => ({
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
