import { seal } from '@/lib/platform/crypto/sealing';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { toColumns } from './columns';
import type { WrittenName } from './fields';
import { fromIsoDay } from './iso-day';
import { searchColumns } from './name-key';
import type { OtherName } from './name-rules';
import { toRelationshipEnum } from './relationships';
import { MAJOR_EVENT_OF } from './rules';
import type { MemorialForm } from './schema';

/**
 * The row of a form, with those of its lists; personal numbers and contacts sealed. The other names are those that
 * the memorial has: no form has them.
 */
export const toMemorialRow = (form: MemorialForm, otherNames: readonly OtherName[] = []) =>
  ({
    ...toColumns(form),
    ...searchColumns({ ...form, otherNames }),
    ...merged(writtenColumns(form)),
  }) satisfies Row;

type Row = Omit<Prisma.MemorialCreateInput, 'id'>;

/** What is stored of each field that has code of its own. */
const writtenColumns = (form: MemorialForm) =>
  ({
    causeOfDeath: { primaryCause: form.causeOfDeath },
    disasterType: {
      majorEvent: form.disasterType ? MAJOR_EVENT_OF[form.disasterType] : ('not_related' as const),
    },
    disasterName: { eventName: form.disasterType ? form.disasterName : '' },
    disasterDate: {
      eventDate: form.disasterType && form.disasterDate ? fromIsoDay(form.disasterDate) : null,
    },
    militaryService: militaryColumns(form.militaryService),
    education: {
      education: { create: form.education.map((entry, position) => ({ ...entry, position })) },
    },
    career: {
      career: {
        create: form.career.map(({ position: title, ...entry }, position) => ({
          ...entry,
          title,
          position,
        })),
      },
    },
    familyMembers: { familyMembers: { create: form.familyMembers.map(toRelativeRow) } },
  }) satisfies Record<WrittenName, Partial<Row>>;

/** An object with the properties of all the parts. */
const merged = <Parts extends Record<string, object>>(parts: Parts) =>
  Object.assign({}, ...Object.values(parts)) as Intersection<Parts[keyof Parts]>; // no two share a column

/** A & B for A | B: a function for either has to accept both. */
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never;

const militaryColumns = (military: MemorialForm['militaryService']) => ({
  militaryService: military !== undefined,
  militaryBranch: military?.branch ?? '',
  militaryRank: military?.rank ?? '',
  militaryServiceYears: military?.serviceYears ?? '',
  militaryDetails: military?.details ?? '',
});

const toRelativeRow = (member: MemorialForm['familyMembers'][number], position: number) => ({
  position,
  relationship: toRelationshipEnum(member.relationship),
  fullName: member.fullName,
  isLiving: member.isLiving,
  identityType: member.identityType,
  emailSealed: seal(member.email),
  phoneSealed: seal(member.phone),
  birthDateSealed: seal(member.birthDate),
  identityNumberSealed: seal(member.identityNumber),
});
