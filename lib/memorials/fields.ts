import { VISIBILITIES } from '@/lib/access/rules';
import type { MessageKey } from '@/lib/platform/language/message';
import { DATE_PRECISIONS } from './precision-rules';
import {
  BIRTH_SHOWN,
  CAUSE_VISIBILITIES,
  DEFAULT_SUGGESTED_AMOUNT,
  IDENTITY_TYPES,
  LIVING_SHOWN,
  MAX_LINE_LENGTH,
  READING_MODES,
  WREATHS,
} from './rules';
import { WORDS_LANGUAGES } from './words-languages';

/**
 * Every field of a memorial, once, under the name by which it is stored and returned, in the order
 * in which the form reports faults. Everything else follows from a field's kind: its check
 * (schema.ts), its column (columns.ts), how requests change it (merge-fields.ts,
 * schema-request.ts), what editors see of it, and the step of the form that asks for it. A
 * `written` field has its own code in each of these places; the compiler reports every place that
 * lacks it.
 */
export const FIELDS = {
  fullName: {
    kind: 'line',
    step: 'person',
    formName: 'name',
    isName: true,
    required: 'memorials.faults.nameRequired',
  },
  birthDate: { kind: 'day', step: 'person', required: 'memorials.faults.birthDateRequired' },
  birthPrecision: {
    kind: 'choice',
    step: 'person',
    options: DATE_PRECISIONS,
    preset: 'day',
    unlisted: 'memorials.faults.datePrecisionRequired',
  },
  placeOfBirth: {
    kind: 'line',
    step: 'person',
    formName: 'birthPlace',
    required: 'memorials.faults.placeOfBirthRequired',
  },
  deathDate: { kind: 'day', step: 'person', required: 'memorials.faults.deathDateRequired' },
  deathPrecision: {
    kind: 'choice',
    step: 'person',
    options: DATE_PRECISIONS,
    preset: 'day',
    unlisted: 'memorials.faults.datePrecisionRequired',
  },
  biography: {
    kind: 'paragraph',
    step: 'person',
    formName: 'description',
    required: 'memorials.faults.descriptionRequired',
    max: 20_000,
  },
  wordsLanguage: {
    kind: 'choice',
    step: 'person',
    options: WORDS_LANGUAGES,
    preset: '',
    unlisted: 'memorials.faults.languageUnlisted',
  },
  identityType: {
    kind: 'choice',
    step: 'origin',
    options: IDENTITY_TYPES,
    preset: 'national_id',
    required: 'memorials.faults.identityTypeRequired',
    shownTo: 'editors',
  },
  identityNumber: {
    kind: 'line',
    step: 'origin',
    required: 'memorials.faults.identityNumberRequired',
    max: 100,
    shownTo: 'nobody',
  },
  nationality: {
    kind: 'line',
    step: 'origin',
    required: 'memorials.faults.nationalityRequired',
    max: 100,
  },
  causeOfDeath: {
    kind: 'written',
    step: 'origin',
    required: 'memorials.faults.causeRequired',
  },
  causeVisibility: {
    kind: 'choice',
    step: 'origin',
    options: CAUSE_VISIBILITIES,
    preset: '',
    asked: 'memorials.faults.causeVisibilityRequired',
    shownTo: 'editors',
  },
  serviceDate: { kind: 'moment', step: 'service' },
  serviceLocation: { kind: 'line', step: 'service' },
  serviceDetails: { kind: 'paragraph', step: 'service' },
  nickName: { kind: 'line', step: 'origin', formName: 'nickname', isName: true },
  maidenName: { kind: 'line', step: 'origin', isName: true },
  languagesSpoken: { kind: 'list', step: 'origin', formName: 'languages' },
  religion: { kind: 'line', step: 'origin' },
  favoriteQuote: { kind: 'paragraph', step: 'origin' },
  militaryService: { kind: 'written', step: 'life' },
  education: { kind: 'written', step: 'life' },
  career: { kind: 'written', step: 'life' },
  familyMembers: { kind: 'written', step: 'family' },
  achievements: { kind: 'list', step: 'life' },
  hobbies: { kind: 'list', step: 'life' },
  charities: { kind: 'list', step: 'life' },
  disasterType: { kind: 'written', step: 'origin' },
  disasterName: { kind: 'written', step: 'origin' },
  disasterDate: { kind: 'written', step: 'origin' },
  isPublic: { kind: 'flag', step: 'options', preset: true },
  /**
   * Who may see the memorial. `isPublic`, a field of the specification, is whether lists show it.
   */
  visibility: {
    kind: 'choice',
    step: 'options',
    options: VISIBILITIES,
    preset: 'public',
    unlisted: 'memorials.faults.choiceUnlisted',
  },
  birthShown: {
    kind: 'choice',
    step: 'options',
    options: BIRTH_SHOWN,
    preset: 'full',
    unlisted: 'memorials.faults.choiceUnlisted',
    shownTo: 'editors',
  },
  livingShown: {
    kind: 'choice',
    step: 'options',
    options: LIVING_SHOWN,
    preset: 'names',
    unlisted: 'memorials.faults.choiceUnlisted',
    shownTo: 'editors',
  },
  onHomePage: { kind: 'flag', step: 'options', preset: false, shownTo: 'editors' },
  enableDigitalFlowers: { kind: 'flag', step: 'options', preset: true },
  suggestedDonationAmount: {
    kind: 'amount',
    step: 'options',
    min: 1,
    max: 500,
    preset: DEFAULT_SUGGESTED_AMOUNT,
  },
  birthdayReminder: {
    kind: 'flag',
    step: 'options',
    formName: 'enableBirthDateReminder',
    preset: false,
    shownTo: 'editors',
  },
  wreath: {
    kind: 'choice',
    step: 'options',
    options: WREATHS,
    preset: '',
    unlisted: 'memorials.faults.choiceUnlisted',
  },
  reading: {
    kind: 'choice',
    step: 'options',
    options: READING_MODES,
    preset: 'tabs',
    unlisted: 'memorials.faults.choiceUnlisted',
  },
} as const satisfies Record<string, Field>;

/** The default limit of a text with several lines. */
export const MAX_PARAGRAPH_LENGTH = 5_000;

type Common = {
  /** The step of the creation form that asks for the field. */
  step: 'person' | 'origin' | 'life' | 'family' | 'service' | 'options';
  /** The name in the specification's creation form, if it differs (names.ts). */
  formName?: string;
  /**
   * Who may read the field; by default everybody who sees the memorial. 'nobody' means that it is
   * stored encrypted and returned masked, or in clear text by the call for private values.
   */
  shownTo?: 'editors' | 'nobody';
};

/** The message for a missing value. */
export type RequiredMessageKey = Extract<MessageKey, `memorials.faults.${string}Required`>;

/** A field without `required` may stay empty. The text of a name (`isName`) is read by a schema for names. */
type Field = Common &
  (
    | { kind: 'line' | 'paragraph'; required?: RequiredMessageKey; max?: number; isName?: true }
    | { kind: 'day'; required?: RequiredMessageKey }
    | { kind: 'moment' | 'list' }
    | ({ kind: 'choice'; options: readonly string[]; preset: string } & ChoiceMessage)
    | { kind: 'flag'; preset: boolean }
    | { kind: 'amount'; min: number; max: number; preset: number }
    | { kind: 'written'; required?: RequiredMessageKey }
  );

/**
 * `required`: every request must send a choice. `asked`: the forms demand one, other requests may
 * leave it at `preset`. `unlisted`: optional. Each is also the message for a value outside
 * `options`.
 */
type ChoiceMessage =
  | { required: RequiredMessageKey }
  | { asked: RequiredMessageKey }
  | { unlisted: MessageKey };

type Fields = typeof FIELDS;
export type FieldName = keyof Fields;
export type FieldKind = Field['kind'];

export type NameOfKind<Kind extends FieldKind> = {
  [Name in FieldName]: Fields[Name]['kind'] extends Kind ? Name : never;
}[FieldName];

export type WrittenName = NameOfKind<'written'>;
export type PlainName = Exclude<FieldName, WrittenName>;
export type PlainField = Exclude<Field, { kind: 'written' }>;

/** The names of the fields with this value of `shownTo`. */
type NameShownTo<Reader> = {
  [Name in FieldName]: Fields[Name] extends { shownTo: Reader } ? Name : never;
}[FieldName];

export type SealedName = NameShownTo<'nobody'>;
export type EditorName = NameShownTo<'editors'> | SealedName;

/** The values of the plain fields in a form: days and moments are ISO text, '' if unknown. */
export type PlainForm = { [Name in PlainName]: ValueOf<Fields[Name]> };

type ValueOf<One extends Field> = One extends { kind: 'list' }
  ? string[]
  : One extends { kind: 'flag' }
    ? boolean
    : One extends { kind: 'amount' }
      ? number
      : One extends { options: readonly (infer Option)[]; preset: infer Preset }
        ? Option | Preset
        : string;

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]; // FIELDS has exactly these keys

/** A field by its name, with the type that has all optional attributes. */
export const fieldOf = (name: FieldName): Field => FIELDS[name];

/** The plain fields with their names, in the order of FIELDS. */
export const PLAIN_FIELDS = FIELD_NAMES.map((name) => [name, fieldOf(name)]).filter(
  (entry): entry is [PlainName, PlainField] => (entry[1] as Field).kind !== 'written', // the second element is always a field
);

/** The names of the fields of some kinds, in the order of FIELDS. */
export const namesOfKind = <Kind extends FieldKind>(...kinds: Kind[]): NameOfKind<Kind>[] =>
  FIELD_NAMES.filter((name): name is NameOfKind<Kind> =>
    kinds.some((kind) => kind === FIELDS[name].kind),
  );

/** The longest text that a field accepts, in characters. */
export const maxLengthOf = (field: Extract<Field, { kind: 'line' | 'paragraph' }>): number =>
  field.max ?? (field.kind === 'line' ? MAX_LINE_LENGTH : MAX_PARAGRAPH_LENGTH);

/** The plain fields of an empty form, with the presets of the specification. */
export const emptyPlainForm = (): PlainForm =>
  Object.fromEntries(
    PLAIN_FIELDS.map(([name, field]) => [name, defaultValueOf(field)]),
  ) as PlainForm; // defaultValueOf returns the type of each kind

function defaultValueOf(field: PlainField): unknown {
  if ('preset' in field) return field.preset;
  return field.kind === 'list' ? [] : '';
}
