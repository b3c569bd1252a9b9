import { FIELD_NAMES, FIELDS, type FieldName } from '@/lib/memorials/fields';

type FormFieldName = FieldName | 'profileImage';
type Step = { id: (typeof FIELDS)[FieldName]['step'] };

const PICTURE_STEP = 'person';

/** The steps, starting with the questions that people can answer most easily. */
export const STEPS = [
  { id: 'person' },
  { id: 'origin' },
  { id: 'life' },
  { id: 'family' },
  { id: 'service' },
  { id: 'options' },
] as const satisfies readonly Step[];

/** Includes the payment, the last item in the row of steps. */
export const STEP_COUNT = STEPS.length + 1;

export type StepId = (typeof STEPS)[number]['id'];

export const FIRST_STEP: StepId = STEPS[0].id;

/** The step before the payment. */
export const LAST_STEP: StepId = 'options';

/**
 * The value of `step` in the address during the payment. A payment needs an order, so a reload returns to the last
 * step.
 */
export const PAYMENT = 'payment';

/** Returns the step named in the address, or the first step for any other value. */
export const parseStep = (text: unknown): StepId =>
  STEPS.find(({ id }) => id === text)?.id ?? (text === PAYMENT ? LAST_STEP : FIRST_STEP);

export const fieldsOf = (id: StepId): FormFieldName[] => [
  ...FIELD_NAMES.filter((name) => FIELDS[name].step === id),
  ...(id === PICTURE_STEP ? (['profileImage'] as const) : []),
];

/** Returns the fields that must be filled in before the step counts as done (product.md 5). */
export const requiredFields = (id: StepId): FormFieldName[] =>
  fieldsOf(id).filter(
    (name) => name === 'profileImage' || 'required' in FIELDS[name] || 'asked' in FIELDS[name],
  );

/** Returns the step that contains a field: 'family' for `familyMembers.0.fullName`. */
export const stepOfField = (name: string): StepId | undefined =>
  STEPS.find(({ id }) => fieldsOf(id).some((field) => field === name.split('.')[0]))?.id;

export const stepsOfFields = (names: string[]): StepId[] => {
  const affected = new Set(names.map(stepOfField));
  return STEPS.map(({ id }) => id).filter((id) => affected.has(id));
};

export const adjacentStep = (id: StepId, by: -1 | 1): StepId | undefined =>
  STEPS[STEPS.findIndex((step) => step.id === id) + by]?.id;
