import { z } from 'zod';
import { CAPTION_MAX } from '@/lib/media/rules';
import { NO_NUL } from './schema-parts';

/** Any value: what a field may hold is said by the creation form's schema, once both are merged. */
const later = z.unknown().optional();
const text = z.string().optional();

const education = z.strictObject({
  institution: text,
  degree: text,
  fieldOfStudy: text,
  startYear: text,
  endYear: text,
  location: text,
  /** '1990 - 1994', for readers; taken where neither year is given. */
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

/** The simple edit page's view of a person (spec 3). */
const deceased = z.strictObject({
  firstName: text,
  lastName: text,
  dateOfBirth: text,
  dateOfDeath: text,
  biography: text,
});

/** What stays of the gallery, in its new order; what else the API tells of an item is not read. */
const existingMedia = z
  .array(
    z.object({
      _id: text,
      url: text,
      caption: z.string().trim().max(CAPTION_MAX).regex(NO_NUL).optional(),
    }),
  )
  .max(1_000);

/** The items that an editor saw when it made that list: others, added meanwhile, stay behind the listed. */
const knownMedia = z.array(z.string()).max(1_000);

/**
 * The fields in which a memorial may come to POST and PUT /api/memorials: the creation form's names, the
 * names under which it is returned, and what GET gives besides, which is not read (spec 3). No other.
 */
const fields = z.strictObject({
  name: later,
  fullName: later,
  birthDate: later,
  deathDate: later,
  birthPlace: later,
  placeOfBirth: later,
  description: later,
  biography: later,
  identityType: later,
  identityNumber: text,
  nationality: later,
  serviceDate: later,
  serviceLocation: later,
  serviceDetails: later,
  nickname: later,
  nickName: later,
  maidenName: later,
  languages: later,
  languagesSpoken: later,
  religion: later,
  favoriteQuote: later,
  achievements: later,
  hobbies: later,
  charities: later,
  disasterType: later,
  disasterName: later,
  disasterDate: later,
  isPublic: later,
  enableDigitalFlowers: later,
  suggestedDonationAmount: later,
  enableBirthDateReminder: later,
  birthdayReminder: later,
  career: later,
  education: z.array(education).max(50).optional(),
  familyMembers: z.array(familyMember).max(100).optional(),
  causeOfDeath: z.union([z.string(), causeOfDeath]).optional(),
  militaryService: z.union([z.boolean(), military]).optional(),
  militaryDetails: military.nullish(),
  deceased: deceased.optional(),
  existingMedia: existingMedia.optional(),
  knownMedia: knownMedia.optional(),
  orderId: z.string().nullish(),
  // Given by GET, or by the form for its own use; nobody sets them here.
  _id: later,
  createdAt: later,
  createdBy: later,
  canEdit: later,
  mainPicture: later,
  additionalMedia: later,
  tributes: later,
  disasterTag: later,
});

/** The same, with what the gallery's list knew in one with the list: without a list it means nothing. */
export const memorialFieldsSchema = fields.transform(
  ({ existingMedia: listed, knownMedia: known, ...rest }) => ({
    ...rest,
    existingMedia: listed && { listed, known },
  }),
);

export type MemorialFields = z.output<typeof memorialFieldsSchema>;
