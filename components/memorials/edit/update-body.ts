import { toCause } from '@/lib/memorials/cause-rules';
import { PLAIN_FIELDS, type WrittenName } from '@/lib/memorials/fields';
import { storedDay } from '@/lib/memorials/precision-rules';
import type { EditedForm } from './edited-memorial';

type Media = {
  /** A new main picture; null keeps the current one. */
  picture: File | null;
  /** A new cover, or 'none' to delete it; null or undefined keeps the current one. */
  cover?: File | 'none' | null;
  /** The gallery in its new order, if it was arranged; missing items are deleted. */
  existingMedia?: readonly object[];
  /** The ids that the person saw; items not in it stay. */
  knownMedia?: readonly string[];
};

/**
 * Returns the edits as the multipart form that PUT /api/memorials/{id} accepts, in the names of product.md 7. It
 * contains only what differs from the loaded form, with lists and blocks complete: what somebody else changed
 * meanwhile is not overwritten.
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

/** The form may have more of a day than its precision says, which would be taken for an exact day there. */
const withStoredDays = (form: EditedForm): EditedForm => ({
  ...form,
  birthDate: storedDay(form.birthDate, form.birthPrecision),
  deathDate: storedDay(form.deathDate, form.deathPrecision),
});

/** A day that changed is sent with its precision: without one it is exact (lib/memorials/merge-fields.ts). */
const DAYS_OF_LIFE = [
  ['birthDate', 'birthPrecision'],
  ['deathDate', 'deathPrecision'],
] as const;

const entries = (form: EditedForm): [string, string][] => [
  ...PLAIN_FIELDS.map(([name]): [string, string] => [name, toText(form[name])]),
  ...Object.values(written(form)).flatMap((sent) =>
    Object.entries(sent).map(([name, value]): [string, string] => [name, toText(value)]),
  ),
];

const toText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Returns each field's name and value in the request. */
const written = (form: EditedForm): Record<WrittenName, object> => ({
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
