import { z } from 'zod';
import { VISIBILITIES } from '@/lib/access/rules';
import { profileUser } from '@/lib/accounts/api-schema';
import { rightsSchema } from '@/lib/keepers/api-schema';
import { KEEPER_ROLES } from '@/lib/keepers/rules';
import { mediaResponse } from '@/lib/media/api-schema';
import { cappedPagingFields, isoTime } from '@/lib/platform/http/answer-schema';
import { PLAIN_FIELDS, type PlainField } from './fields';
import { DATE_PRECISIONS } from './precision-rules';
import { IDENTITY_TYPES, MAJOR_EVENTS, RELATIONSHIPS } from './rules';
import { TEXT_LANGUAGES } from './text-fields';

const day = z.iso.date();
/** '' if the family does not show the birth date. */
const shownDay = z.union([day, z.literal('')]);
const picture = z.string().nullable();
const text = z.string();
const list = z.array(text);
const relationship = z.enum(RELATIONSHIPS);

export const cardResponse = z
  .strictObject({
    _id: text,
    fullName: text,
    birthDate: shownDay,
    birthPrecision: z.enum(DATE_PRECISIONS),
    deathDate: day,
    deathPrecision: z.enum(DATE_PRECISIONS),
    enableDigitalFlowers: z.boolean(),
    mainPicture: picture,
  })
  .meta({ id: 'MemorialCard' });

/** GET /api/memorials */
export const memorialListResponse = z.strictObject({
  memorials: z.array(cardResponse),
  ...cappedPagingFields,
});

/** GET /api/memorials/my-memorials; `role` is the caller's. */
export const ownMemorialListResponse = z.strictObject({
  memorials: z.array(
    cardResponse.extend({
      isPublic: z.boolean(),
      visibility: z.enum(VISIBILITIES),
      role: z.enum(KEEPER_ROLES),
    }),
  ),
  ...cappedPagingFields,
});

const created = z.strictObject({
  _id: text,
  fullName: text,
  createdAt: isoTime,
  mainPicture: picture,
});

/** GET /api/auth/profile */
export const profileResponse = z.strictObject({ user: profileUser, memorials: z.array(created) });

/** POST /api/memorials/drafts */
export const draftResponse = z.strictObject({ draftId: text });

/** POST /api/memorials */
export const createdMemorialResponse = z.strictObject({
  _id: text,
  memorialId: text,
  message: text,
});

/**
 * A relative with the fields of the form. Contacts and numbers are masked on an editor's page and
 * in clear text in `privateValuesResponse`.
 */
const relative = z.strictObject({
  relationship,
  fullName: text,
  isLiving: z.boolean(),
  identityType: z.enum(IDENTITY_TYPES),
  email: text,
  phone: text,
  birthDate: text,
  identityNumber: text,
});

/** `_id` identifies this stored version of the relative; a change refers to the relative by it. */
const namedRelative = relative.extend({ _id: text }).meta({ id: 'Relative' });

/** GET /api/memorials/{id}/private */
export const privateValuesResponse = z.strictObject({
  identityNumber: text,
  familyMembers: z.array(namedRelative),
});

/** GET /api/memorials/{id}/names */
export const otherNamesResponse = z.strictObject({
  names: z.array(z.strictObject({ language: text, fullName: text })),
});

/** PUT /api/memorials/{id}/names */
export const savedOtherNamesResponse = otherNamesResponse.extend({ message: text });

const education = z.strictObject({
  institution: text,
  degree: text,
  fieldOfStudy: text,
  startYear: text,
  endYear: text,
  location: text,
  /** '1990 - 1994', or only the year that is known. */
  years: text,
});

/** The schema of a plain field in an answer. */
function fieldSchema(field: PlainField): z.ZodType {
  switch (field.kind) {
    case 'list':
      return list;
    case 'day':
      return day;
    case 'moment':
      return isoTime.nullable();
    case 'flag':
      return z.boolean();
    case 'amount':
      return z.number().int();
    case 'choice':
      return z.enum([...new Set([...field.options, field.preset])]);
    default:
      return text;
  }
}

/**
 * With `isForEditors`, the plain fields that only editors receive; otherwise those that everybody
 * receives.
 */
const plainFields = (isForEditors: boolean) =>
  Object.fromEntries(
    PLAIN_FIELDS.filter(([, { shownTo }]) => (shownTo !== undefined) === isForEditors).map(
      ([name, field]) => [name, fieldSchema(field)],
    ),
  );

/** A memorial as visitors receive it (product.md 3, "Memorial as stored and returned"). */
const visitors = z.strictObject({
  _id: text,
  ...plainFields(false),
  birthDate: shownDay,
  militaryService: z.boolean(),
  militaryDetails: z
    .strictObject({ branch: text, rank: text, serviceYears: text, details: text })
    .nullable(),
  causeOfDeath: z.strictObject({
    primaryCause: text,
    majorEvent: z.enum(MAJOR_EVENTS),
    eventName: text,
    eventDate: day.nullable(),
  }),
  createdAt: isoTime,
  mainPicture: picture,
  cover: picture,
  additionalMedia: z.array(mediaResponse),
  education: z.array(education),
  career: z.array(z.strictObject({ company: text, position: text, years: text })),
  familyMembers: z.array(relative.pick({ relationship: true, fullName: true, isLiving: true })),
  deceased: z.strictObject({
    firstName: text,
    lastName: text,
    dateOfBirth: shownDay,
    dateOfDeath: day,
    biography: text,
  }),
  /** The languages of its translations. */
  texts: z.array(z.enum(TEXT_LANGUAGES)),
  canEdit: z.boolean(),
  can: rightsSchema,
});

/** Keepers and admins receive these as well; personal values are masked or hidden. */
const editors = visitors.extend({
  createdBy: text.nullable(),
  orderId: text.nullable(),
  ...plainFields(true),
  familyMembers: z.array(namedRelative),
});

/** The two shapes of an answer with a memorial: for editors, and for everybody else. */
export const memorialResponses = [editors, visitors] as const;

const memorialText = z
  .strictObject({
    language: z.enum(TEXT_LANGUAGES),
    biography: text,
    favoriteQuote: text,
    serviceDetails: text,
    achievements: list,
    hobbies: list,
    charities: list,
    updatedAt: isoTime,
  })
  .meta({ id: 'MemorialText' });

/** GET /api/memorials/{id}/texts/{language} */
export const memorialTextResponse = z.strictObject({ text: memorialText });

/** PUT /api/memorials/{id}/texts/{language} */
export const savedMemorialTextResponse = memorialTextResponse.extend({ message: text });
