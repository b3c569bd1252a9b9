import { FIELD_NAMES, FIELDS, type FieldName } from '@/lib/memorials/fields';

type FieldOfForm = FieldName | 'profileImage';
type Step = { id: (typeof FIELDS)[FieldName]['step'] };

const PICTURE_STEP = 'person';

/** The steps of the creation form, in the order in which people know the answers. */
export const STEPS = [
  { id: 'person' },
  { id: 'origin' },
  { id: 'life' },
  { id: 'family' },
  { id: 'service' },
  { id: 'options' },
] as const satisfies readonly Step[];

/** With the payment, which the row of steps ends with. */
export const STEP_COUNT = STEPS.length + 1;

export type StepId = (typeof STEPS)[number]['id'];

export const FIRST_STEP: StepId = STEPS[0].id;

/** The last step, from which people go on to the payment. */
export const LAST_STEP: StepId = 'options';

/** What the address calls the payment, which needs an order: a reload leads back to the last step. */
export const PAYMENT = 'payment';

/** Returns the step that an address names; the first one for anything else. */
export const asStep = (text: unknown): StepId =>
  STEPS.find(({ id }) => id === text)?.id ?? (text === PAYMENT ? LAST_STEP : FIRST_STEP);

/** The fields that a step asks for. */
export const fieldsOf = (id: StepId): FieldOfForm[] => [
  ...FIELD_NAMES.filter((name) => FIELDS[name].step === id),
  ...(id === PICTURE_STEP ? (['profileImage'] as const) : []),
];

/** Those that must be filled in (product.md 5); the step is done when they are. */
export const requiredOf = (id: StepId): FieldOfForm[] =>
  fieldsOf(id).filter(
    (name) => name === 'profileImage' || 'required' in FIELDS[name] || 'asked' in FIELDS[name],
  );

/** Returns the step that shows a field: 'family' for `familyMembers.0.fullName`. */
export const stepOf = (name: string): StepId | undefined =>
  STEPS.find(({ id }) => fieldsOf(id).some((field) => field === name.split('.')[0]))?.id;

/** Returns the steps that show some fields, in their order. */
export const stepsOf = (names: string[]): StepId[] => {
  const shown = new Set(names.map(stepOf));
  return STEPS.map(({ id }) => id).filter((id) => shown.has(id));
};

/** Returns the previous (-1) or the next (1) step. */
export const stepBeside = (id: StepId, by: -1 | 1): StepId | undefined =>
  STEPS[STEPS.findIndex((step) => step.id === id) + by]?.id;
