import { joinName, toDeceased } from './deceased-rules';
import { yearsOf } from './education-rules';
import { mergeCause } from './merge-cause';
import { mergeFamily, type StoredRelative, unmask } from './merge-family';
import { mergeMilitary } from './merge-military';
import { type MemorialForm, memorialFormSchema } from './schema';
import type { MemorialFields } from './schema-fields';

/** Returned names, and what the creation form calls the same. */
const FORM_NAME_OF = {
  fullName: 'name',
  nickName: 'nickname',
  placeOfBirth: 'birthPlace',
  biography: 'description',
  languagesSpoken: 'languages',
  birthdayReminder: 'enableBirthDateReminder',
} as const;

/** Fields that mean the same in both. */
const PLAIN = [
  'name',
  'birthDate',
  'deathDate',
  'birthPlace',
  'description',
  'identityType',
  'nationality',
  'serviceLocation',
  'serviceDetails',
  'nickname',
  'maidenName',
  'languages',
  'religion',
  'favoriteQuote',
  'achievements',
  'hobbies',
  'charities',
  'disasterType',
  'disasterName',
  'isPublic',
  'enableDigitalFlowers',
  'suggestedDonationAmount',
  'enableBirthDateReminder',
  'career',
] as const;

/** A memorial's form as it is stored: each relative has the name that editors get to see. */
export type StoredForm = Omit<MemorialForm, 'familyMembers'> & { familyMembers: StoredRelative[] };

/**
 * A memorial's form with the fields of a call laid over it: a field that was not sent stays as it is.
 * Takes {} for a memorial that does not exist yet. Throws ZodError or `invalid` for what is not a memorial.
 */
export function mergeFields(stored: Partial<StoredForm>, fields: MemorialFields): MemorialForm {
  const relatives = stored.familyMembers ?? [];
  const input = {
    ...stored,
    ...plainFields(fields),
    ...dates(fields),
    ...mergeCause(fields),
    ...mergeMilitary(stored.militaryService, fields),
    ...changedDeceased(stored, fields.deceased),
    ...(fields.education && {
      education: fields.education.map((entry) => withYears(stored.education ?? [], entry)),
    }),
    familyMembers: fields.familyMembers
      ? mergeFamily(relatives, fields.familyMembers)
      : relatives.map(withoutId),
    ...identityNumber(stored, fields),
  };
  // One that was stored without a number, before it was asked for, may stay so.
  if (stored.identityNumber === '' && !input.identityNumber)
    return { ...memorialFormSchema.parse({ ...input, identityNumber: '-' }), identityNumber: '' };
  return memorialFormSchema.parse(input);
}

function plainFields(fields: MemorialFields): Record<string, unknown> {
  const returned = Object.entries(FORM_NAME_OF).map(([name, formName]) => [
    formName,
    fields[name as keyof typeof FORM_NAME_OF], // entries() forgets the keys
  ]);
  const plain = PLAIN.map((name) => [name, fields[name]]);
  return Object.fromEntries([...plain, ...returned].filter(([, value]) => value !== undefined));
}

/** A stored relative as the creation form has it. */
export const withoutId = ({ _id, ...relative }: StoredRelative) => relative;

/** Dates that may be missing are null where a memorial is returned, and '' in the form. */
const dates = ({ serviceDate, disasterDate }: MemorialFields) => ({
  ...(serviceDate !== undefined && { serviceDate: serviceDate ?? '' }),
  ...(disasterDate !== undefined && { disasterDate: disasterDate ?? '' }),
});

const identityNumber = (stored: Partial<StoredForm>, fields: MemorialFields) =>
  fields.identityNumber !== undefined && {
    identityNumber: unmask(
      'identityNumber',
      fields.identityNumber,
      stored.identityNumber,
      'identityNumber',
    ),
  };

/**
 * What the edit page changed. It stands beside the same facts in the JSON of a whole memorial, so what
 * is as it was counts as not sent.
 */
function changedDeceased(stored: Partial<StoredForm>, deceased: MemorialFields['deceased']) {
  if (!deceased) return {};
  const { name = '', birthDate = '', deathDate = '', description = '' } = stored;
  const shown = toDeceased({ fullName: name, birthDate, deathDate, biography: description });
  const now = { ...shown, ...deceased };
  const { firstName = '', lastName = '' } = now;
  return {
    ...(joinName({ firstName, lastName }) !== name && { name: joinName({ firstName, lastName }) }),
    ...(now.dateOfBirth !== birthDate && { birthDate: now.dateOfBirth }),
    ...(now.dateOfDeath !== deathDate && { deathDate: now.dateOfDeath }),
    ...(now.biography !== description && { description: now.biography }),
  };
}

type Education = NonNullable<MemorialFields['education']>[number];

/**
 * '1990 - 1994' as two years. GET gives it beside the two, so what is as it was counts as not sent; a
 * new entry had none before.
 */
function withYears(stored: Education[], { years, ...entry }: Education) {
  if (years === undefined) return entry;
  const before = stored.filter(({ institution }) => institution === entry.institution?.trim());
  const known = [entry, ...(before.length > 0 ? before : [{}])].map(yearsOf);
  if (known.includes(years.trim()) && (entry.startYear || entry.endYear)) return entry;
  const [startYear = '', ...rest] = years.split(/\s*[-–—]\s*/);
  return { ...entry, startYear, endYear: rest.join('-') };
}
