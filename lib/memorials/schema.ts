import { z } from 'zod';
import { dayFaults, END_BEFORE_START, endsBeforeStart, latestToday } from './date-rules';
import { DEFAULT_SUGGESTED_AMOUNT, IDENTITY_TYPES, RELATIONSHIPS } from './rules';
import {
  isoDay,
  line,
  optionalDay,
  optionalMoment,
  paragraph,
  required,
  textList,
} from './schema-parts';

const identityType = z.enum(IDENTITY_TYPES, {
  error: 'Identity type is required',
});

const education = z
  .strictObject({
    institution: line,
    degree: line.default(''),
    fieldOfStudy: line.default(''),
    startYear: line.default(''),
    endYear: line.default(''),
    location: line.default(''),
  })
  .refine(({ startYear, endYear }) => !endsBeforeStart(startYear, endYear), {
    path: ['endYear'],
    error: END_BEFORE_START,
  });

const career = z.strictObject({
  company: line,
  position: line.default(''),
  years: line.default(''),
});

const familyMember = z.strictObject({
  relationship: z.enum(RELATIONSHIPS, { error: 'Relationship is required' }),
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

const WHOLE_DOLLARS = 'Please enter whole dollars from 1 to 500';

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
    suggestedDonationAmount: z
      .int({ error: WHOLE_DOLLARS })
      .min(1, WHOLE_DOLLARS)
      .max(500, WHOLE_DOLLARS)
      .default(DEFAULT_SUGGESTED_AMOUNT),
    enableBirthDateReminder: z.boolean().default(false),
  })
  .superRefine((form, context) => {
    for (const { field, message } of dayFaults(form, latestToday(Date.now())))
      context.addIssue({ code: 'custom', path: [field], message });
  });

export type MemorialForm = z.output<typeof memorialFormSchema>;
