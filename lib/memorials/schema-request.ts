import { z } from 'zod';
import { AUDIENCES } from '@/lib/access/rules';
import { MAX_CAPTION_LENGTH } from '@/lib/media/rules';
import { GALLERY_ITEMS } from '@/lib/platform/gallery-size-rules';
import { issueMessage } from '@/lib/platform/language/issue-message';
import {
  PLAIN_FIELDS,
  type PlainField,
  type PlainName,
  type SealedName,
  type WrittenName,
} from './fields';
import { type InFieldNames, type InFormNames, requestNamesOf } from './names';
import { dayToMerge, textUpTo, tooManyItems } from './schema-parts';

/** Any value: the creation form's schema checks it after the change is merged. */
const checkedLater = z.unknown().optional();
const checkedLaterDay = z.union([dayToMerge, checkedLater]);
const text = z.string().optional();

const education = z.strictObject({
  institution: text,
  degree: text,
  fieldOfStudy: text,
  startYear: text,
  endYear: text,
  location: text,
  /** '1990 - 1994', as answers contain it; used only if neither year was sent. */
  years: text,
});

const familyMember = z.strictObject({
  _id: text,
  relationship: text,
  fullName: text,
  isLiving: z.boolean().optional(),
  email: text,
  phone: text,
  birthDate: dayToMerge,
  identityNumber: text,
  identityType: text,
});

const causeOfDeath = z.strictObject({
  primaryCause: text,
  majorEvent: text,
  eventName: text,
  eventDate: dayToMerge.nullable(),
});

const military = z.strictObject({ branch: text, rank: text, serviceYears: text, details: text });

/** The fields of the simple edit page (product.md 3). */
const deceased = z.strictObject({
  firstName: text,
  lastName: text,
  dateOfBirth: dayToMerge,
  dateOfDeath: dayToMerge,
  biography: text,
});

/**
 * The gallery items to keep, in their new order. Other properties of returned items are ignored.
 */
const existingMedia = z
  .array(
    z.object({
      _id: text,
      url: text,
      caption: textUpTo(MAX_CAPTION_LENGTH).optional(),
      audience: z.enum(AUDIENCES, issueMessage('memorials.faults.choiceUnlisted')).optional(),
    }),
  )
  .max(GALLERY_ITEMS.most);

/** The items that the editor saw. Items added by others since then stay, after the listed ones. */
const knownMedia = z.array(z.string()).max(GALLERY_ITEMS.most);

/** The plain fields, each under both of its names. */
const plain = Object.fromEntries(
  PLAIN_FIELDS.flatMap(([name, field]) =>
    requestNamesOf(name).map((each): [string, z.ZodType] => [each, fieldSchema(field)]),
  ),
) as { [Name in RequestName]: Name extends SealedName ? typeof text : typeof checkedLater }; // fieldSchema returns these types

type RequestName = PlainName | keyof InFormNames<Record<PlainName, never>>;

/** A sealed field may be a mask, so it must be text before the merge can compare it. */
function fieldSchema(field: PlainField) {
  if (field.kind === 'day') return checkedLaterDay;
  return field.shownTo === 'nobody' ? text : checkedLater;
}

/** The fields that are not plain: each has a schema of its own. */
const written = {
  career: checkedLater,
  education: z.array(education).max(50, tooManyItems(50)).optional(),
  familyMembers: z.array(familyMember).max(100, tooManyItems(100)).optional(),
  causeOfDeath: z.union([z.string(), causeOfDeath]).optional(),
  disasterType: checkedLater,
  disasterName: checkedLater,
  disasterDate: checkedLaterDay,
  militaryService: z.union([z.boolean(), military]).optional(),
} satisfies Record<WrittenName, z.ZodType>;

/**
 * The fields of POST and PUT /api/memorials, under the names of the creation form and those of
 * answers. Fields that only GET returns are accepted and ignored (product.md 3); others are
 * rejected.
 */
const fields = z.strictObject({
  ...plain,
  ...written,
  militaryDetails: military.nullish(),
  deceased: deceased.optional(),
  existingMedia: existingMedia.optional(),
  knownMedia: knownMedia.optional(),
  orderId: z.string().nullish(),
  /** While memorials are free: the draft to create the memorial from. */
  draftId: z.string().nullish(),
  removeCover: z.boolean().optional(),
  // Returned by GET, or sent by the form for its own use; ignored here.
  _id: checkedLater,
  createdAt: checkedLater,
  createdBy: checkedLater,
  canEdit: checkedLater,
  can: checkedLater,
  mainPicture: checkedLater,
  cover: checkedLater,
  additionalMedia: checkedLater,
  tributes: checkedLater,
  texts: checkedLater,
  disasterTag: checkedLater,
});

/** Moves `knownMedia` into `existingMedia`, since it means nothing without that list. */
export const memorialRequestSchema = fields.transform(
  ({ existingMedia: listed, knownMedia: known, ...rest }) => ({
    ...rest,
    existingMedia: listed && { listed, known },
  }),
);

/** The fields of a request, under the names that it used. */
export type RequestFields = z.output<typeof memorialRequestSchema>;

/** The fields of a request, under the names of fields.ts. */
export type MemorialChange = InFieldNames<RequestFields>;
