import { z } from 'zod';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { nameText, optionalNameText, storedNameText } from '@/lib/platform/text-schema';
import { dateErrors, endsBeforeStart, latestToday } from './date-rules';
import {
  FIELD_NAMES,
  FIELDS,
  MAX_PARAGRAPH_LENGTH,
  maxLengthOf,
  PLAIN_FIELDS,
  type PlainField,
  type PlainForm,
  type PlainName,
  type WrittenName,
} from './fields';
import { toFieldNames, toFormNames } from './names';
import { storedDay } from './precision-rules';
import { IDENTITY_TYPES, MAX_LINE_LENGTH, RELATIONSHIPS } from './rules';
import {
  isoDay,
  optionalDay,
  optionalMoment,
  requiredText,
  textList,
  textUpTo,
  tooManyItems,
} from './schema-parts';

const line = textUpTo(MAX_LINE_LENGTH);
const paragraph = textUpTo(MAX_PARAGRAPH_LENGTH);

/** The schema of required names: `nameText` for what somebody submits, `storedNameText` for what is stored already. */
type NameSchema = typeof nameText;

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
    ...issueMessage('memorials.faults.endBeforeStart'),
  });

const career = z.strictObject({
  company: line,
  position: line.default(''),
  years: line.default(''),
});

const familyMember = (name: NameSchema) =>
  z.strictObject({
    relationship: z.enum(RELATIONSHIPS, issueMessage('memorials.faults.relationshipRequired')),
    fullName: name(issueMessage('memorials.faults.fullNameRequired'), MAX_LINE_LENGTH),
    isLiving: z.boolean().default(true),
    email: line.default(''),
    phone: line.default(''),
    birthDate: optionalDay,
    identityNumber: line.default(''),
    identityType: z
      .enum(IDENTITY_TYPES, issueMessage(FIELDS.identityType.required))
      .default(FIELDS.identityType.preset),
  });

const military = z.strictObject({
  branch: line.default(''),
  rank: line.default(''),
  serviceYears: line.default(''),
  details: paragraph.default(''),
});

const writtenFields = (name: NameSchema) =>
  ({
    causeOfDeath: requiredText(issueMessage(FIELDS.causeOfDeath.required), MAX_LINE_LENGTH),
    militaryService: military.optional(),
    education: z.array(education).max(50, tooManyItems(50)).default([]),
    career: z.array(career).max(50, tooManyItems(50)).default([]),
    familyMembers: z.array(familyMember(name)).max(100, tooManyItems(100)).default([]),
    disasterType: z.enum(['', 'war', 'natural', 'pandemic', 'accident']).default(''),
    disasterName: line.default(''),
    disasterDate: optionalDay,
  }) satisfies Record<WrittenName, z.ZodType>;

type PlainShape = { [Name in PlainName]: z.ZodType<PlainForm[Name], PlainForm[Name]> };

const plainFields = (nameSchema: NameSchema) =>
  Object.fromEntries(
    PLAIN_FIELDS.map(([name, field]) => [name, fieldSchema(field, nameSchema)]),
  ) as PlainShape; // fieldSchema returns the schema of each kind

function shapeWith(nameSchema: NameSchema) {
  const fields = { ...plainFields(nameSchema), ...writtenFields(nameSchema) };
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, fields[name]])) as typeof fields; // the same fields, in the order of FIELDS
}

const shape = shapeWith(nameText);

/**
 * The creation form in the names of fields.ts (product.md 3, "Memorial form"; messages of
 * product.md 5).
 */
export const memorialFormSchema = checkDays(z.strictObject(shape)).transform(withStoredDays);

export type MemorialForm = z.output<typeof memorialFormSchema>;

/** The fields of the creation form in the specification's names, without rules between fields. */
export const submittedFields = z.strictObject(toFormNames(shape));

const submitted = checkDays(submittedFields).transform(withStoredDays);
const stored = checkDays(z.strictObject(toFormNames(shapeWith(storedNameText)))).transform(
  withStoredDays,
);

/** Checks a form in the specification's names and reports faults under them. Throws ZodError. */
export const parseSubmittedForm = (form: unknown): MemorialForm =>
  toFieldNames(submitted.parse(form));

/**
 * As `parseSubmittedForm`, for a form that is stored, with the names of fields.ts or, as in old drafts, of the
 * specification. Names in which there is nothing to see stay: they were accepted once, and may be paid for.
 */
export const parseMemorialForm = (form: object): MemorialForm =>
  toFieldNames(stored.parse(toFormNames(form)));

function fieldSchema(field: PlainField, name: NameSchema): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'paragraph':
      if (field.isName)
        return field.required
          ? name(issueMessage(field.required), maxLengthOf(field))
          : optionalNameText(maxLengthOf(field)).default('');
      return field.required
        ? requiredText(issueMessage(field.required), maxLengthOf(field))
        : textUpTo(maxLengthOf(field)).default('');
    case 'day':
      return field.required ? isoDay(issueMessage(field.required)) : optionalDay;
    case 'moment':
      return optionalMoment;
    case 'list':
      return textList(MAX_LINE_LENGTH);
    case 'choice':
      return choiceSchema(field);
    case 'flag':
      return z.boolean().default(field.preset);
    case 'amount':
      return amountSchema(field);
  }
}

function choiceSchema(field: Extract<PlainField, { kind: 'choice' }>) {
  if ('required' in field) return z.enum(field.options, issueMessage(field.required));
  const options = new Set([...field.options, field.preset]);
  const errorKey = 'asked' in field ? field.asked : field.unlisted;
  return z.enum([...options], issueMessage(errorKey)).default(field.preset);
}

function amountSchema(field: Extract<PlainField, { kind: 'amount' }>) {
  const { min, max, preset } = field;
  const message = issueMessage('memorials.faults.wholeDollars', { min, max });
  return z.int(message).min(min, message).max(max, message).default(preset);
}

type Days = Parameters<typeof dateErrors>[0];

function checkDays<Form extends z.ZodType<Days>>(form: Form): Form {
  return form.superRefine((days, context) => {
    for (const { field, fault: found } of dateErrors(days, latestToday(Date.now())))
      context.addIssue({ code: 'custom', path: [field], ...{ said: found } });
  });
}

/** Replaces a partly known day by the day to store. This is the only place that does so. */
function withStoredDays<Form extends Days>(form: Form): Form {
  const { birthDate, birthPrecision, deathDate, deathPrecision } = form;
  return {
    ...form,
    birthDate: storedDay(birthDate, birthPrecision),
    deathDate: storedDay(deathDate, deathPrecision),
  };
}
