import { Check, CircleAlert, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form';
import { classNames } from '@/components/ui/class-names';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useSay } from '@/lib/platform/language/use-say';
import { EMPTY_FORM, type FormValues } from './form-values';
import { fieldsOf, requiredOf, STEPS, type StepId } from './steps';

/** The id of the form's top, to scroll to from the foot of another step. */
export const STEPS_ID = 'steps';

type Props = {
  current: StepId;
  go: (step: StepId) => void;
  pay: () => void;
  /** Whether the server has the picture already. */
  hasPicture: boolean;
};

/** Links to all steps, in any order, marked when they are done or have errors. */
export function StepNav({ current, go, pay, hasPicture }: Props) {
  const say = useSay();
  const { control, formState } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues; // partial in type only: the form begins whole
  return (
    <nav aria-label={say('create.steps.label')} id={STEPS_ID} className="scroll-mt-6">
      <ol className="-mx-2 grid grid-cols-4 gap-y-2 sm:grid-cols-7">
        {STEPS.map((step, index) => (
          <StepButton
            key={step.id}
            name={say(`create.stepNames.${step.id}`)}
            mark={index + 1}
            state={stateOf(step.id, values, hasPicture, formState.errors)}
            isCurrent={step.id === current}
            onClick={() => go(step.id)}
          />
        ))}
        <StepButton
          name={say('create.steps.payment')}
          mark={<CreditCard size={18} />}
          state="open"
          isCurrent={false}
          onClick={pay}
        />
      </ol>
    </nav>
  );
}

type State = 'open' | 'done' | 'faulty';
type ButtonProps = {
  name: string;
  /** Shown until the step is done. */
  mark: ReactNode;
  state: State;
  isCurrent: boolean;
  onClick: () => void;
};

const MARKS = { open: '', done: <Check size={18} />, faulty: <CircleAlert size={18} /> };

function StepButton({ name, mark, state, isCurrent, onClick }: ButtonProps) {
  const say = useSay();
  return (
    <li>
      <button
        type="button"
        onClick={onClick}
        aria-current={isCurrent ? 'step' : undefined}
        className={classNames(
          'flex min-h-target w-full flex-col items-center gap-1 rounded-t-lg border-b-3 px-1 py-1.5 text-sm transition-colors',
          isCurrent
            ? 'border-primary font-semibold text-ink'
            : 'border-transparent text-ink-soft hover:bg-primary-soft hover:text-ink',
        )}
      >
        <span
          aria-hidden
          className={classNames(
            'grid size-7 place-items-center rounded-full border text-xs',
            discOf(state, isCurrent),
          )}
        >
          {MARKS[state] || mark}
        </span>
        {name}
        {state !== 'open' && <VisuallyHidden>{say(`create.steps.${state}`)}</VisuallyHidden>}
      </button>
    </li>
  );
}

function discOf(state: State, isCurrent: boolean): string {
  if (state === 'faulty') return 'border-danger bg-danger-soft text-danger';
  if (isCurrent) return 'border-primary bg-primary text-on-primary';
  return state === 'done'
    ? 'border-primary bg-primary-soft text-primary'
    : 'border-edge bg-surface';
}

/** Done: every required field is filled in; in a step without any, something was typed or ticked. */
function stateOf(
  step: StepId,
  values: FormValues,
  hasPicture: boolean,
  errors: FieldErrors<FormValues>,
): State {
  if (fieldsOf(step).some((field) => errors[field])) return 'faulty';
  const isThere = (name: keyof FormValues) =>
    (name === 'profileImage' && hasPicture) || Boolean(values[name]);
  const hasChanged = (name: keyof FormValues) =>
    JSON.stringify(values[name]) !== JSON.stringify(EMPTY_FORM[name]);
  const required = requiredOf(step);
  const isDone = required.length > 0 ? required.every(isThere) : fieldsOf(step).some(hasChanged);
  return isDone ? 'done' : 'open';
}
