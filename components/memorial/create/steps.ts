import type { FormValues } from './form-values';

type FieldName = keyof FormValues;
type Step = {
  id: string;
  /** In the row of steps, where there is little room. */
  name: string;
  title: string;
  /** Must be filled in (spec 5); the step is done when they are. */
  required: readonly FieldName[];
  others: readonly FieldName[];
};

/** The sections of the spec's form, in the order in which people know the answers. */
export const STEPS = [
  {
    id: 'person',
    name: 'Person',
    title: 'The person',
    required: ['name', 'birthDate', 'birthPlace', 'deathDate', 'description', 'profileImage'],
    others: [],
  },
  {
    id: 'origin',
    name: 'Origin',
    title: 'Identity and origin',
    required: ['identityType', 'identityNumber', 'nationality', 'causeOfDeath'],
    others: [
      'nickname',
      'maidenName',
      'languages',
      'religion',
      'favoriteQuote',
      'disasterType',
      'disasterName',
      'disasterDate',
    ],
  },
  {
    id: 'life',
    name: 'Life',
    title: 'Their life',
    required: [],
    others: ['education', 'career', 'militaryService', 'achievements', 'hobbies', 'charities'],
  },
  { id: 'family', name: 'Family', title: 'Their family', required: [], others: ['familyMembers'] },
  {
    id: 'service',
    name: 'Service',
    title: 'The service',
    required: [],
    others: ['serviceDate', 'serviceLocation', 'serviceDetails'],
  },
  {
    id: 'options',
    name: 'Options',
    title: 'Options',
    required: [],
    others: [
      'isPublic',
      'enableDigitalFlowers',
      'suggestedDonationAmount',
      'enableBirthDateReminder',
    ],
  },
] as const satisfies readonly Step[];

export type StepId = (typeof STEPS)[number]['id'];

export const FIRST_STEP: StepId = STEPS[0].id;

/** A step as the address names it; the first for anything else. */
export const asStep = (text: unknown): StepId =>
  STEPS.find(({ id }) => id === text)?.id ?? FIRST_STEP;

export const fieldsOf = ({ required, others }: Step): readonly FieldName[] => [
  ...required,
  ...others,
];

/** The step that shows a field: 'family' for `familyMembers.0.fullName`. */
export const stepOf = (name: string): StepId | undefined =>
  STEPS.find((step) => fieldsOf(step).some((field) => field === name.split('.')[0]))?.id;

/** The step before (-1) or after (1). */
export const stepBeside = (id: StepId, by: -1 | 1): StepId | undefined =>
  STEPS[STEPS.findIndex((step) => step.id === id) + by]?.id;
