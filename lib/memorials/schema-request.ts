import { z } from 'zod';
import { AUDIENCES } from '@/lib/access/rules';
import { CAPTION_MAX } from '@/lib/media/rules';
import { fault } from '@/lib/platform/language/fault';
import {
  PLAIN_FIELDS,
  type PlainField,
  type PlainName,
  type SealedName,
  type WrittenName,
} from './fields';
import { type InFieldNames, type InFormNames, namesOf } from './names';
import { atMostItems, textUpTo } from './schema-parts';

/** Any value: the creation form's schema checks it, once the change is merged. */
const later = z.unknown().optional();
const text = z.string().optional();

const education = z.strictObject({
  institution: text,
  degree: text,
  fieldOfStudy: text,
  startYear: text,
  endYear: text,
  location: text,
  /** '1990 - 1994', for readers; read where neither year was sent. */
  years: text,
});

const familyMember = z.strictObject({
  _id: text,
  relationship: text,
  fullName: text,
  isLiving: z.boolean().optional(),
  email: text,
  phone: text,
  birthDate: text,
  identityNumber: text,
  identityType: text,
});

const causeOfDeath = z.strictObject({
  primaryCause: text,
  majorEvent: text,
  eventName: text,
  eventDate: text.nullable(),
});

const military = z.strictObject({ branch: text, rank: text, serviceYears: text, details: text });

/** The simple edit page's view of a person (product.md 3). */
const deceased = z.strictObject({
  firstName: text,
  lastName: text,
  dateOfBirth: text,
  dateOfDeath: text,
  biography: text,
});

/** The gallery's items to keep, in their new order; other properties that the API returns are ignored. */
const existingMedia = z
  .array(
    z.object({
      _id: text,
      url: text,
      caption: textUpTo(CAPTION_MAX).optional(),
      audience: z.enum(AUDIENCES, fault('memorials.faults.choiceUnlisted')).optional(),
    }),
  )
  .max(1_000);

/** The items that an editor saw when it made that list: others, added meanwhile, stay after the listed. */
const knownMedia = z.array(z.string()).max(1_000);

/** What a request may send of a plain field, under either of its names. */
const plain = Object.fromEntries(
  PLAIN_FIELDS.flatMap(([name, field]) =>
    namesOf(name).map((each): [string, z.ZodType] => [each, checkOf(field)]),
  ),
) as { [Name in RequestName]: Name extends SealedName ? typeof text : typeof later }; // as checkOf says

type RequestName = PlainName | keyof InFormNames<Record<PlainName, never>>;

/** A sealed field is sent masked or in the clear, which is compared as text before the schema sees it. */
function checkOf(field: PlainField) {
  return field.shownTo === 'nobody' ? text : later;
}

const written = {
  career: later,
  education: z.array(education).max(50, atMostItems(50)).optional(),
  familyMembers: z.array(familyMember).max(100, atMostItems(100)).optional(),
  causeOfDeath: z.union([z.string(), causeOfDeath]).optional(),
  disasterType: later,
  disasterName: later,
  disasterDate: later,
  militaryService: z.union([z.boolean(), military]).optional(),
} satisfies Record<WrittenName, z.ZodType>;

/**
 * The fields in which a memorial may come to POST and PUT /api/memorials: the creation form's names, the
 * names under which it is returned, and what GET returns besides, which is ignored (product.md 3). No other.
 */
const fields = z.strictObject({
  ...plain,
  ...written,
  militaryDetails: military.nullish(),
  deceased: deceased.optional(),
  existingMedia: existingMedia.optional(),
  knownMedia: knownMedia.optional(),
  orderId: z.string().nullish(),
  /** Where memorials are free: the form that was saved, which the memorial is made of. */
  draftId: z.string().nullish(),
  removeCover: z.boolean().optional(),
  // Returned by GET, or sent by the form for its own use; ignored here.
  _id: later,
  createdAt: later,
  createdBy: later,
  canEdit: later,
  can: later,
  mainPicture: later,
  cover: later,
  additionalMedia: later,
  tributes: later,
  texts: later,
  disasterTag: later,
});

/** The same, with the known items beside the gallery's list: without a list they mean nothing. */
export const memorialRequestSchema = fields.transform(
  ({ existingMedia: listed, knownMedia: known, ...rest }) => ({
    ...rest,
    existingMedia: listed && { listed, known },
  }),
);

/** What a call sent of a memorial, in the names it used. */
export type RequestFields = z.output<typeof memorialRequestSchema>;

/** The same in the names of fields.ts. */
export type MemorialChange = InFieldNames<RequestFields>;
