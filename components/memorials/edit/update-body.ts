import { toCause } from '@/lib/memorials/cause-rules';
import { PLAIN_FIELDS, type WrittenName } from '@/lib/memorials/fields';
import { storedDay } from '@/lib/memorials/precision-rules';
import type { EditedForm } from './edited-memorial';

type Media = {
  /** A new main picture; null keeps the current one. */
  picture: File | null;
  /** A new cover; 'none' deletes the current one, null or undefined keeps it. */
  cover?: File | 'none' | null;
  /** The gallery as rearranged, if it was changed. Items that are not in it are deleted. */
  existingMedia?: readonly object[];
  /** The ids of the items that the person saw; other items are kept. */
  knownMedia?: readonly string[];
};

/**
 * Returns the edits as multipart form data for PUT /api/memorials/{id}, with the field names of product.md 7. It
 * contains only fields that differ from the loaded form, so that changes by others are not overwritten. A changed list
 * or block is sent as a whole.
 */
export function updateBody(loaded: EditedForm, form: EditedForm, media: Media): FormData {
  const body = new FormData();
  const before = new Map(entries(loaded));
  const edited = withTrimmedDates(form);
  for (const [name, value] of entries(edited))
    if (before.get(name) !== value) body.set(name, value);
  for (const [day, precision] of DATES_WITH_PRECISION)
    if (edited[day] !== loaded[day] && edited[precision] !== 'day')
      body.set(precision, edited[precision]);
  const { picture, cover, ...lists } = media;
  for (const [name, value] of Object.entries(lists)) body.set(name, JSON.stringify(value));
  if (picture) body.set('mainPicture', picture);
  if (cover === 'none') body.set('removeCover', 'true');
  else if (cover) body.set('cover', cover);
  return body;
}

/**
 * Trims dates to their precision. The form may still contain the full date of a partly known one, and the server would
 * treat it as exact.
 */
const withTrimmedDates = (form: EditedForm): EditedForm => ({
  ...form,
  birthDate: storedDay(form.birthDate, form.birthPrecision),
  deathDate: storedDay(form.deathDate, form.deathPrecision),
});

/**
 * Each date field with its precision field. A changed date is sent with its precision, since the server treats a date
 * without one as exact (lib/memorials/merge-fields.ts).
 */
const DATES_WITH_PRECISION = [
  ['birthDate', 'birthPrecision'],
  ['deathDate', 'deathPrecision'],
] as const;

const entries = (form: EditedForm): [string, string][] => [
  ...PLAIN_FIELDS.map(([name]): [string, string] => [name, toText(form[name])]),
  ...Object.values(writtenFields(form)).flatMap((sentFields) =>
    Object.entries(sentFields).map(([name, value]): [string, string] => [name, toText(value)]),
  ),
];

const toText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Returns the names and values to send for each form field that is not plain. */
const writtenFields = (form: EditedForm): Record<WrittenName, object> => ({
  militaryService: {
    militaryService: form.militaryService !== undefined,
    ...(form.militaryService && { militaryDetails: form.militaryService }),
  },
  education: { education: form.education },
  career: { career: form.career },
  familyMembers: { familyMembers: form.familyMembers },
  causeOfDeath: { causeOfDeath: toCause(form) },
  disasterType: SENT_WITH_CAUSE,
  disasterName: SENT_WITH_CAUSE,
  disasterDate: SENT_WITH_CAUSE,
});

const SENT_WITH_CAUSE = {};
