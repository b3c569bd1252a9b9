import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form';
import { classNames } from '@/components/ui/class-names';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { EMPTY_FORM, type FormValues } from './form-values';
import { fieldsOf, requiredFields, STEP_COUNT, STEPS, type StepId } from './steps';

/** The id of the element to scroll to after the step changes. */
export const STEPS_ID = 'steps';

type Props = {
  current: StepId;
  go: (step: StepId) => void;
  /** Continues to the payment; null if memorials are free. */
  pay: (() => void) | null;
  /** True if the server already has the picture. */
  hasPicture: boolean;
};

/** A numbered row of all steps, which can be opened in any order. Steps that are done or have errors are marked. */
export function StepNav({ current, go, pay, hasPicture }: Props) {
  const t = useTranslate();
  const row = useCentredStep(current);
  const { control, formState } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues; // partial in type only: the form starts with all values
  return (
    <nav aria-label={t('create.steps.label')} id={STEPS_ID} className="scroll-mt-6">
      <ol
        ref={row}
        className="relative -mx-side flex overflow-x-auto border-b border-gold px-[calc(var(--spacing-side)-0.75rem)] [scrollbar-width:none] md:mx-0 md:px-0 md:[&>:first-child>button]:ps-0"
      >
        {STEPS.map((step, index) => (
          <StepButton
            key={step.id}
            name={t(`create.stepNames.${step.id}`)}
            mark={index + 1}
            state={stateOf(step.id, values, hasPicture, formState.errors)}
            isCurrent={step.id === current}
            onClick={() => go(step.id)}
          />
        ))}
        {pay && (
          <StepButton
            name={t('create.steps.payment')}
            mark={STEP_COUNT}
            state="open"
            isCurrent={false}
            onClick={pay}
          />
        )}
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
  const t = useTranslate();
  return (
    <li className="flex shrink-0">
      <button
        type="button"
        onClick={onClick}
        aria-current={isCurrent ? 'step' : undefined}
        className={classNames(
          // The outline is inset, since the scrolling row would clip it.
          'flex min-h-target items-center gap-1.5 px-3 pt-2 text-sm -outline-offset-3 transition-colors',
          isCurrent
            ? 'border-b-2 border-primary pb-2 font-semibold text-ink'
            : // No transparent border, since forced colours would show it.
              'pb-2.5 text-ink-soft hover:text-ink hover:underline',
        )}
      >
        <span
          aria-hidden
          className={classNames(
            'grid min-w-4.5 items-center font-display text-lg font-normal',
            COLOURS[state],
          )}
        >
          {MARKS[state] || mark}
        </span>
        {name}
        {state !== 'open' && <VisuallyHidden>{t(`create.steps.${state}`)}</VisuallyHidden>}
      </button>
    </li>
  );
}

const COLOURS = { open: '', done: 'text-primary', faulty: 'text-danger' };

/** Scrolls the row so that the current step is centred, if the row is wider than the window. */
function useCentredStep(current: StepId) {
  const row = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect finds the current step in the DOM.
  useEffect(() => {
    const step = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const rowBox = row.current?.getBoundingClientRect();
    if (step && rowBox)
      row.current?.scrollBy({
        left: step.left + step.width / 2 - (rowBox.left + rowBox.width / 2),
        behavior: 'instant',
      });
  }, [current]);
  return row;
}

/** A step is done when its required fields are filled in or, if it has none, when any field was changed. */
function stateOf(
  step: StepId,
  values: FormValues,
  hasPicture: boolean,
  errors: FieldErrors<FormValues>,
): State {
  if (fieldsOf(step).some((field) => errors[field])) return 'faulty';
  const isFilledIn = (name: keyof FormValues) =>
    (name === 'profileImage' && hasPicture) || Boolean(values[name]);
  const hasChanged = (name: keyof FormValues) =>
    JSON.stringify(values[name]) !== JSON.stringify(EMPTY_FORM[name]);
  const required = requiredFields(step);
  const isDone = required.length > 0 ? required.every(isFilledIn) : fieldsOf(step).some(hasChanged);
  return isDone ? 'done' : 'open';
}
