import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { isVisibleName } from '@/lib/platform/text-schema';
import { joinName } from './deceased-rules';
import { FIELD_NAMES, type FieldName, fieldOf } from './fields';
import { mergeFamily, type StoredRelative } from './merge-family';
import { mergePrivateValue } from './merge-private';
import { formatYears, toDeceased } from './names';
import { type DatePrecision, storedDay } from './precision-rules';
import { disasterTypeOf, MAJOR_EVENTS } from './rules';
import { type MemorialForm, parseMemorialForm } from './schema';
import type { MemorialChange } from './schema-request';

/** The stored form of a memorial; its relatives have the `_id` that editors see. */
export type StoredForm = Omit<MemorialForm, 'familyMembers'> & { familyMembers: StoredRelative[] };

/**
 * Applies a change to a stored form; fields that were not sent stay. Pass {} for a memorial that
 * does not exist yet. Throws ZodError or `invalid` if the result is not a valid memorial, or if the
 * change contains private values that its sender may not read.
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
  const relativeNames = relatives.map(({ fullName }) => fullName);
  const input = {
    ...merged,
    ...exactDays(stored, merged, change),
    fullName: visibleName(merged.fullName, [stored.fullName]),
    familyMembers: merged.familyMembers.map((member) => ({
      ...member,
      fullName: visibleName(member.fullName, relativeNames),
    })),
  };
  // Memorials from before the identity number was asked for may stay without one.
  if (stored.identityNumber === '' && !input.identityNumber)
    return { ...parseMemorialForm({ ...input, identityNumber: '-' }), identityNumber: '' };
  return parseMemorialForm(input);
}

export const withoutId = ({ _id, ...relative }: StoredRelative) => relative;

/** A new name in which there is nothing to see counts as missing; one that is stored already may stay. */
const visibleName = (name: unknown, stored: (string | undefined)[]): unknown =>
  typeof name !== 'string' || isVisibleName(name) || stored.includes(name) ? name : '';

/** Requests send these fields in a different shape from the creation form; each has a function of its own. */
const RESHAPED: readonly FieldName[] = [
  'causeOfDeath',
  'militaryService',
  'education',
  'familyMembers',
];

function sentFields(stored: Partial<StoredForm>, change: MemorialChange, mayReadPrivate: boolean) {
  const sent = FIELD_NAMES.filter((name) => change[name] !== undefined && !RESHAPED.includes(name));
  const number = mergePrivateValue(
    { field: 'identityNumber', value: change.identityNumber, path: 'identityNumber' },
    stored.identityNumber,
    mayReadPrivate,
  );
  const values = sent.map((name) => [
    name,
    name === 'identityNumber' ? number : changedValue(name, change),
  ]);
  return Object.fromEntries(values) as { [Name in FieldName]?: unknown }; // the schema checks the values
}

/** An unknown moment is null in an answer and '' in the form. */
const changedValue = (name: FieldName, change: MemorialChange): unknown =>
  fieldOf(name).kind === 'moment' ? (change[name] ?? '') : change[name];

/**
 * The cause of death in the fields of the creation form. Requests send it as text, or as the object
 * of a returned memorial (product.md). Throws `invalid` for an unknown major event.
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

/** Clearing the type of event clears its name and day as well. */
const NO_DISASTER = { disasterType: '', disasterName: '', disasterDate: '' };

function disasterOf(majorEvent: string) {
  if (majorEvent === 'not_related' || majorEvent === '') return NO_DISASTER;
  const disasterType = disasterTypeOf(majorEvent);
  if (disasterType) return { disasterType };
  const userMessage = messageFor('memorials.refusals.majorEvent', {
    events: MAJOR_EVENTS.join(', '),
  });
  throw new AppError('invalid', userMessage, { fields: { causeOfDeath: userMessage } });
}

/**
 * The military block. `militaryService` is either the block itself, as in the form, or a flag with
 * `militaryDetails` beside it (product.md).
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
 * The fields of the simple edit page. A whole memorial in JSON contains the same facts a second
 * time, so unchanged values count as not sent.
 */
function deceasedChanges(stored: Partial<StoredForm>, deceased: MemorialChange['deceased']) {
  if (!deceased) return {};
  const { fullName = '', birthDate = '', deathDate = '', biography = '' } = stored;
  const submitted = { ...toDeceased({ fullName, birthDate, deathDate, biography }), ...deceased };
  const { firstName = '', lastName = '' } = submitted;
  const name = joinName({ firstName, lastName });
  return {
    ...(name !== fullName && { fullName: name }),
    ...(submitted.dateOfBirth !== birthDate && { birthDate: submitted.dateOfBirth }),
    ...(submitted.dateOfDeath !== deathDate && { deathDate: submitted.dateOfDeath }),
    ...(submitted.biography !== biography && { biography: submitted.biography }),
  };
}

/**
 * Sets the precision of a changed day to 'day' if the request sent no precision, or sent the stored
 * one back with a day that does not fit it: callers that know nothing of precisions mean an exact
 * day.
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

/** Whether a day of this precision is stored in exactly this form. */
const allows = (precision: DatePrecision, day: unknown) =>
  typeof day === 'string' && storedDay(day, precision) === day;

type Education = NonNullable<MemorialChange['education']>[number];

/**
 * Splits '1990 - 1994' into two years. GET returns `years` beside the two fields, so an unchanged
 * value counts as not sent.
 */
function withYears(stored: Education[], { years, ...entry }: Education) {
  if (years === undefined) return entry;
  const before = stored.filter(({ institution }) => institution === entry.institution?.trim());
  const known = [entry, ...(before.length > 0 ? before : [{}])].map(formatYears);
  if (known.includes(years.trim()) && (entry.startYear || entry.endYear)) return entry;
  const [startYear = '', ...rest] = years.split(/\s*[-–—]\s*/);
  return { ...entry, startYear, endYear: rest.join('-') };
}
