import { toCause } from '@/lib/memorials/cause-rules';
import { PLAIN_FIELDS, type WrittenName } from '@/lib/memorials/fields';
import { storedDay } from '@/lib/memorials/precision-rules';
import type { EditedForm } from './edited-memorial';

type Media = {
  /** A new main picture; null keeps the current one. */
  picture: File | null;
  /** A new cover, or 'none' to delete it; null or undefined keeps the current one. */
  cover?: File | 'none' | null;
  /** The rearranged gallery, if it was changed; missing items are deleted. */
  existingMedia?: readonly object[];
  /** The ids of the items that the person saw; other items are kept. */
  knownMedia?: readonly string[];
};

/**
 * Returns the edits as the multipart form for PUT /api/memorials/{id}, under the names of product.md 7. It contains
 * only fields that differ from the loaded form, so that changes by others are not overwritten; lists and blocks are
 * sent whole.
 */
export function updateBody(loaded: EditedForm, form: EditedForm, media: Media): FormData {
  const body = new FormData();
  const before = new Map(entries(loaded));
  const edited = withStoredDays(form);
  for (const [name, value] of entries(edited))
    if (before.get(name) !== value) body.set(name, value);
  for (const [day, precision] of DAYS_OF_LIFE)
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
 * Trims dates to their precision. The form may hold a full date for a partly known one, which the server would treat as
 * exact.
 */
const withStoredDays = (form: EditedForm): EditedForm => ({
  ...form,
  birthDate: storedDay(form.birthDate, form.birthPrecision),
  deathDate: storedDay(form.deathDate, form.deathPrecision),
});

/**
 * A changed date is sent with its precision, without which the server treats it as exact
 * (lib/memorials/merge-fields.ts).
 */
const DAYS_OF_LIFE = [
  ['birthDate', 'birthPrecision'],
  ['deathDate', 'deathPrecision'],
] as const;

const entries = (form: EditedForm): [string, string][] => [
  ...PLAIN_FIELDS.map(([name]): [string, string] => [name, toText(form[name])]),
  ...Object.values(renamedFields(form)).flatMap((sent) =>
    Object.entries(sent).map(([name, value]): [string, string] => [name, toText(value)]),
  ),
];

const toText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Returns the request's names and values for fields that are not sent under their own name. */
const renamedFields = (form: EditedForm): Record<WrittenName, object> => ({
  militaryService: {
    militaryService: form.militaryService !== undefined,
    ...(form.militaryService && { militaryDetails: form.militaryService }),
  },
  education: { education: form.education },
  career: { career: form.career },
  familyMembers: { familyMembers: form.familyMembers },
  causeOfDeath: { causeOfDeath: toCause(form) },
  disasterType: IN_CAUSE,
  disasterName: IN_CAUSE,
  disasterDate: IN_CAUSE,
});

const IN_CAUSE = {};
