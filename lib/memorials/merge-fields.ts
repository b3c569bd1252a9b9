import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { joinName } from './deceased-rules';
import { FIELD_NAMES, type FieldName, fieldOf } from './fields';
import { mergeFamily, type StoredRelative } from './merge-family';
import { sentValue } from './merge-private';
import { toDeceased, yearsOf } from './names';
import { type DatePrecision, storedDay } from './precision-rules';
import { disasterTypeOf, MAJOR_EVENTS } from './rules';
import { type MemorialForm, parseMemorialForm } from './schema';
import type { MemorialChange } from './schema-request';

/** A memorial's form as it is stored: each relative has the name that editors get to see. */
export type StoredForm = Omit<MemorialForm, 'familyMembers'> & { familyMembers: StoredRelative[] };

/**
 * A memorial's form with a change laid over it: a field that was not sent stays as it is.
 * Accepts {} for a memorial that does not exist yet, and whether whoever sent the change may read private values.
 * Throws ZodError or `invalid` for what is not a memorial, and for a change of private values that may not be read.
 */
export function mergeFields(
  stored: Partial<StoredForm>,
  change: MemorialChange,
  mayReadPrivate: boolean,
): MemorialForm {
  const relatives = stored.familyMembers ?? [];
  const merged = {
    ...stored,
    ...sentFields(stored, change, mayReadPrivate),
    ...causeChanges(change),
    ...militaryChanges(stored.militaryService, change),
    ...deceasedChanges(stored, change.deceased),
    ...(change.education && {
      education: change.education.map((entry) => withYears(stored.education ?? [], entry)),
    }),
    familyMembers: change.familyMembers
      ? mergeFamily(relatives, change.familyMembers, mayReadPrivate)
      : relatives.map(withoutId),
  };
  const input = { ...merged, ...exactDays(stored, merged, change) };
  // One that was stored without a number, before it was asked for, may stay so.
  if (stored.identityNumber === '' && !input.identityNumber)
    return { ...parseMemorialForm({ ...input, identityNumber: '-' }), identityNumber: '' };
  return parseMemorialForm(input);
}

/** A stored relative as the creation form has it. */
export const withoutId = ({ _id, ...relative }: StoredRelative) => relative;

/** Sent in shapes that the creation form does not have; each has a function below. */
const RESHAPED: readonly FieldName[] = [
  'causeOfDeath',
  'militaryService',
  'education',
  'familyMembers',
];

function sentFields(stored: Partial<StoredForm>, change: MemorialChange, mayReadPrivate: boolean) {
  const sent = FIELD_NAMES.filter((name) => change[name] !== undefined && !RESHAPED.includes(name));
  const number = sentValue(
    { field: 'identityNumber', value: change.identityNumber, path: 'identityNumber' },
    stored.identityNumber,
    mayReadPrivate,
  );
  const values = sent.map((name) => [
    name,
    name === 'identityNumber' ? number : changedValue(name, change),
  ]);
  return Object.fromEntries(values) as { [Name in FieldName]?: unknown }; // the schema checks them
}

/** A moment that is not known is null where a memorial is returned, and '' in the form. */
const changedValue = (name: FieldName, change: MemorialChange): unknown =>
  fieldOf(name).kind === 'moment' ? (change[name] ?? '') : change[name];

/**
 * The cause of death in the creation form's fields: it is sent as its text, or as the object of a
 * returned memorial (product.md). Throws `invalid` for a major event that does not exist.
 */
function causeChanges(change: MemorialChange): Record<string, unknown> {
  const { causeOfDeath: cause, disasterType, disasterDate } = change;
  const { primaryCause, majorEvent, eventName, eventDate } =
    typeof cause === 'object' ? cause : { primaryCause: cause };
  return {
    ...(disasterDate !== undefined && { disasterDate: disasterDate ?? '' }),
    ...(disasterType === '' && NO_DISASTER),
    ...(primaryCause !== undefined && { causeOfDeath: primaryCause }),
    ...(eventName !== undefined && { disasterName: eventName }),
    ...(eventDate !== undefined && { disasterDate: eventDate ?? '' }),
    ...(majorEvent !== undefined && disasterOf(majorEvent)),
  };
}

/** Without an event there is neither its name nor its day. */
const NO_DISASTER = { disasterType: '', disasterName: '', disasterDate: '' };

function disasterOf(majorEvent: string) {
  if (majorEvent === 'not_related' || majorEvent === '') return NO_DISASTER;
  const disasterType = disasterTypeOf(majorEvent);
  if (disasterType) return { disasterType };
  const message = said('memorials.refusals.majorEvent', { events: MAJOR_EVENTS.join(', ') });
  throw new AppError('invalid', message, { fields: { causeOfDeath: message } });
}

/**
 * The military block. `militaryService` is the block itself, as the form has it, or whether there is one,
 * with `militaryDetails` beside it (product.md).
 */
function militaryChanges(
  stored: MemorialForm['militaryService'],
  { militaryService, militaryDetails }: MemorialChange,
): { militaryService?: object | undefined } {
  if (militaryService === false) return { militaryService: undefined };
  if (typeof militaryService === 'object')
    return { militaryService: { ...stored, ...militaryService } };
  if (!militaryService && !militaryDetails) return {};
  return { militaryService: { ...stored, ...militaryDetails } };
}

/**
 * What the edit page changed. The JSON of a whole memorial has the same facts twice, so an unchanged
 * value here counts as not sent.
 */
function deceasedChanges(stored: Partial<StoredForm>, deceased: MemorialChange['deceased']) {
  if (!deceased) return {};
  const { fullName = '', birthDate = '', deathDate = '', biography = '' } = stored;
  const now = { ...toDeceased({ fullName, birthDate, deathDate, biography }), ...deceased };
  const { firstName = '', lastName = '' } = now;
  const name = joinName({ firstName, lastName });
  return {
    ...(name !== fullName && { fullName: name }),
    ...(now.dateOfBirth !== birthDate && { birthDate: now.dateOfBirth }),
    ...(now.dateOfDeath !== deathDate && { deathDate: now.dateOfDeath }),
    ...(now.biography !== biography && { biography: now.biography }),
  };
}

/**
 * Another day than before is meant exactly, as callers mean it who know of no precision: where none was sent, or the
 * one that is stored, as in a whole memorial that was read before, with a day that it does not allow.
 */
function exactDays(
  stored: Partial<StoredForm>,
  merged: { birthDate?: unknown; deathDate?: unknown },
  change: MemorialChange,
) {
  const exact = DAYS_OF_LIFE.filter(({ day, precision }) => {
    if (merged[day] === stored[day]) return false;
    const known = stored[precision];
    const isSame = known !== undefined && change[precision] === known;
    return change[precision] === undefined || (isSame && !allows(known, merged[day]));
  });
  return Object.fromEntries(exact.map(({ precision }) => [precision, 'day']));
}

const DAYS_OF_LIFE = [
  { day: 'birthDate', precision: 'birthPrecision' },
  { day: 'deathDate', precision: 'deathPrecision' },
] as const;

/** Whether this is the form in which a day of this precision is stored. */
const allows = (precision: DatePrecision, day: unknown) =>
  typeof day === 'string' && storedDay(day, precision) === day;

type Education = NonNullable<MemorialChange['education']>[number];

/**
 * '1990 - 1994' as two years. GET returns it beside the two, so an unchanged value counts as not sent; a
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
