import { z } from 'zod';
import { DEFAULT_SUGGESTED_AMOUNT, MAX_PAGE, PAGE_SIZE, RELATIONSHIPS } from './rules';
import {
  isoDay,
  line,
  NO_NUL,
  optionalDay,
  optionalMoment,
  paragraph,
  required,
  textList,
} from './schema-parts';

const identityType = z.enum(['national_id', 'passport', 'ssn', 'other'], {
  error: 'Identity type is required',
});

const education = z.strictObject({
  institution: line,
  degree: line.default(''),
  fieldOfStudy: line.default(''),
  startYear: line.default(''),
  endYear: line.default(''),
  location: line.default(''),
});

const career = z.strictObject({
  company: line,
  position: line.default(''),
  years: line.default(''),
});

const familyMember = z.strictObject({
  relationship: z.enum(RELATIONSHIPS),
  fullName: required('Full name is required'),
  isLiving: z.boolean().default(true),
  email: line.default(''),
  phone: line.default(''),
  birthDate: optionalDay,
  identityNumber: line.default(''),
  identityType: identityType.default('national_id'),
});

const military = z.strictObject({
  branch: line.default(''),
  rank: line.default(''),
  serviceYears: line.default(''),
  details: paragraph.default(''),
});

/** The creation form (spec 3, "Memorial form"; messages of spec 5). */
export const memorialFormSchema = z
  .strictObject({
    name: required('Name is required'),
    birthDate: isoDay('Birth date is required'),
    birthPlace: required('Place of birth is required'),
    deathDate: isoDay('Death date is required'),
    description: required('Description is required', 20_000),
    identityType,
    identityNumber: required('Identity number is required', 100),
    nationality: required('Nationality is required', 100),
    causeOfDeath: required('Primary cause of death is required'),
    serviceDate: optionalMoment,
    serviceLocation: line.default(''),
    serviceDetails: paragraph.default(''),
    nickname: line.default(''),
    maidenName: line.default(''),
    languages: textList,
    religion: line.default(''),
    favoriteQuote: paragraph.default(''),
    militaryService: military.optional(),
    education: z.array(education).max(50).default([]),
    career: z.array(career).max(50).default([]),
    familyMembers: z.array(familyMember).max(100).default([]),
    achievements: textList,
    hobbies: textList,
    charities: textList,
    disasterType: z.enum(['', 'war', 'natural', 'pandemic', 'accident']).default(''),
    disasterName: line.default(''),
    disasterDate: optionalDay,
    isPublic: z.boolean().default(true),
    enableDigitalFlowers: z.boolean().default(true),
    suggestedDonationAmount: z.number().int().min(1).max(500).default(DEFAULT_SUGGESTED_AMOUNT),
    enableBirthDateReminder: z.boolean().default(false),
  })
  .superRefine((form, context) => {
    // Where the day begins first, at UTC+14, today has come before it has here.
    const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (form.deathDate > today) fault('deathDate', 'Death date cannot be in the future');
    if (form.birthDate > form.deathDate)
      fault('deathDate', 'Death date cannot be before the birth date');
  });

export type MemorialForm = z.output<typeof memorialFormSchema>;

/** The listing's own query string, which a person may share or mistype: wrong values fall back. */
export const listQuerySchema = z.object({
  name: z.string().trim().max(200).regex(NO_NUL).catch('').default(''),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1).default(1),
  limit: z.coerce.number().int().min(1).max(50).catch(PAGE_SIZE).default(PAGE_SIZE),
  sortBy: z
    .enum(['createdAt', 'fullName', 'birthDate', 'deathDate'])
    .catch('createdAt')
    .default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).catch('desc').default('desc'),
});

export type ListQuery = z.output<typeof listQuerySchema>;
