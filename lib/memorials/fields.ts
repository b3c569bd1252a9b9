import { VISIBILITIES } from '@/lib/access/rules';
import type { MessageKey } from '@/lib/platform/language/said';
import { DATE_PRECISIONS } from './precision-rules';
import {
  BIRTH_SHOWN,
  CAUSE_VISIBILITIES,
  DEFAULT_SUGGESTED_AMOUNT,
  IDENTITY_TYPES,
  LINE_MAX,
  LIVING_SHOWN,
  READINGS,
  WREATHS,
} from './rules';
import { WORDS_LANGUAGES } from './words-languages';

/**
 * Every field of a memorial, once, under the name by which it is stored and returned, in the order in
 * which the form reports faults. What a field needs on its way follows from its kind: its check
 * (schema.ts), its column (columns.ts), the call that changes it (merge-fields.ts, schema-request.ts),
 * the editor's copy and body, and the step that asks for it. A `written` field has code of its own at
 * each of these places, and the compiler names each place that lacks it.
 */
export const FIELDS = {
  fullName: {
    kind: 'line',
    step: 'person',
    formName: 'name',
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
  nickName: { kind: 'line', step: 'origin', formName: 'nickname' },
  maidenName: { kind: 'line', step: 'origin' },
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
  /** Who sees it; `isPublic`, which the specification has, says whether lists have it. */
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
    options: READINGS,
    preset: 'tabs',
    unlisted: 'memorials.faults.choiceUnlisted',
  },
} as const satisfies Record<string, Field>;

/** What several lines of text may hold where a field does not set another limit. */
export const PARAGRAPH_MAX = 5_000;

type Common = {
  /** The step of the creation form that asks for it. */
  step: 'person' | 'origin' | 'life' | 'family' | 'service' | 'options';
  /** What the specification's creation form calls it, where that differs (names.ts). */
  formName?: string;
  /**
   * Who reads it: everybody who sees the memorial, unless it is for its editors only, or for nobody: then
   * it is sealed, and comes out masked or by the private call.
   */
  shownTo?: 'editors' | 'nobody';
};

/** The message of a field that lacks a value. */
export type LackKey = Extract<MessageKey, `memorials.faults.${string}Required`>;

/** `required` is the message for a missing value; without it the field may stay empty. */
type Field = Common &
  (
    | { kind: 'line' | 'paragraph'; required?: LackKey; max?: number }
    | { kind: 'day'; required?: LackKey }
    | { kind: 'moment' | 'list' }
    | ({ kind: 'choice'; options: readonly string[]; preset: string } & Demand)
    | { kind: 'flag'; preset: boolean }
    | { kind: 'amount'; min: number; max: number; preset: number }
    | { kind: 'written'; required?: LackKey }
  );

/**
 * A choice that every call must make, one that the forms ask for and calls may leave at `preset`, or one that nobody
 * need make, with what is said about anything that is not among its options.
 */
type Demand = { required: LackKey } | { asked: LackKey } | { unlisted: MessageKey };

type Fields = typeof FIELDS;
export type FieldName = keyof Fields;
export type FieldKind = Field['kind'];

/** The names of the fields of a kind. */
export type NameOfKind<Kind extends FieldKind> = {
  [Name in FieldName]: Fields[Name]['kind'] extends Kind ? Name : never;
}[FieldName];

export type WrittenName = NameOfKind<'written'>;
export type PlainName = Exclude<FieldName, WrittenName>;
export type PlainField = Exclude<Field, { kind: 'written' }>;

/** The names of the fields that only `Reader` gets to see. */
type NameShownTo<Reader> = {
  [Name in FieldName]: Fields[Name] extends { shownTo: Reader } ? Name : never;
}[FieldName];

export type SealedName = NameShownTo<'nobody'>;
export type EditorName = NameShownTo<'editors'> | SealedName;

/** What a form holds in its plain fields: days and moments as ISO text, '' for none. */
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

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]; // its own keys

/** A field by its name, with every attribute that one may have. */
export const fieldOf = (name: FieldName): Field => FIELDS[name];

/** The plain fields with their names, in order. */
export const PLAIN_FIELDS = FIELD_NAMES.map((name) => [name, fieldOf(name)]).filter(
  (entry): entry is [PlainName, PlainField] => (entry[1] as Field).kind !== 'written', // a pair's second is its field
);

/** The names of the fields of some kinds, in order. */
export const namesOfKind = <Kind extends FieldKind>(...kinds: Kind[]): NameOfKind<Kind>[] =>
  FIELD_NAMES.filter((name): name is NameOfKind<Kind> =>
    kinds.some((kind) => kind === FIELDS[name].kind),
  );

/** The most letters that a line or a paragraph may have. */
export const maxLengthOf = (field: Extract<Field, { kind: 'line' | 'paragraph' }>): number =>
  field.max ?? (field.kind === 'line' ? LINE_MAX : PARAGRAPH_MAX);

/** The plain fields as they are before anybody typed, options as the specification presets them. */
export const emptyPlainForm = (): PlainForm =>
  Object.fromEntries(PLAIN_FIELDS.map(([name, field]) => [name, presetOf(field)])) as PlainForm; // each by its kind

function presetOf(field: PlainField): unknown {
  if ('preset' in field) return field.preset;
  return field.kind === 'list' ? [] : '';
}
