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
 * The row for a form, with nested creates for its lists. Personal numbers and contacts are sealed.
 * The form does not contain the other names, so pass those of the stored memorial.
 */
export const toMemorialRow = (form: MemorialForm, otherNames: readonly OtherName[] = []) =>
  ({
    ...toColumns(form),
    ...searchColumns({ ...form, otherNames }),
    ...mergeParts(writtenColumns(form)),
  }) satisfies Row;

type Row = Omit<Prisma.MemorialCreateInput, 'id'>;

/** The columns of each field of kind `written`. */
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

/** Merges the properties of all parts into one object. */
const mergeParts = <Parts extends Record<string, object>>(parts: Parts) =>
  Object.assign({}, ...Object.values(parts)) as Intersection<Parts[keyof Parts]>; // no two parts share a column

/**
 * Converts A | B to A & B: TypeScript infers the parameter of a union of functions as an
 * intersection.
 */
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
