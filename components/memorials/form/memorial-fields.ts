import {
  emptyPlainForm,
  type NameOfKind,
  namesOfKind,
  type WrittenName,
} from '@/lib/memorials/fields';
import type { MemorialForm } from '@/lib/memorials/schema';

/** The values of the forms that create and edit a memorial, named as in `memorialFormSchema`. */
export type MemorialFields = MemorialForm;

export const NEW_MILITARY_SERVICE = { branch: '', rank: '', serviceYears: '', details: '' };

export const NEW_EDUCATION = {
  institution: '',
  degree: '',
  fieldOfStudy: '',
  startYear: '',
  endYear: '',
  location: '',
};

export const NEW_CAREER = { company: '', position: '', years: '' };

export const NEW_RELATIVE = {
  relationship: 'Spouse',
  fullName: '',
  isLiving: true,
  email: '',
  phone: '',
  birthDate: '',
  identityNumber: '',
  identityType: 'national_id',
} satisfies MemorialFields['familyMembers'][number];

/** The empty form with the spec's presets (product.md 3, "Memorial form"). */
export const EMPTY_FIELDS: MemorialFields = {
  ...emptyPlainForm(),
  ...({
    causeOfDeath: '',
    militaryService: undefined,
    education: [],
    career: [],
    familyMembers: [],
    disasterType: '',
    disasterName: '',
    disasterDate: '',
  } satisfies Pick<MemorialFields, WrittenName>),
};

/** The shape of a stored copy of the form. Each list has one sample entry. */
export const FIELDS_SHAPE = {
  ...EMPTY_FIELDS,
  ...(Object.fromEntries(namesOfKind('list').map((name) => [name, ['']])) as Record<
    NameOfKind<'list'>, // the keys are the names of the list fields
    string[]
  >),
  ...({
    militaryService: NEW_MILITARY_SERVICE,
    education: [NEW_EDUCATION],
    career: [NEW_CAREER],
    familyMembers: [NEW_RELATIVE],
  } satisfies Partial<MemorialFields>),
};
