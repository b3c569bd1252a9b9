import { ErrorSummary } from '@/components/ui/error-summary';
import type { FormError } from '@/components/ui/flatten-errors';
import { STEPS, type StepId, stepOf, stepsOf } from './steps';

type Props = { current: StepId; errors: FormError[]; go: (step: StepId) => void };

/** The errors of the step that is shown and of the form as a whole, and the way to the other steps with errors. */
export function StepErrors({ current, errors, go }: Props) {
  const others = stepsOf(errors.map(({ name }) => name)).filter((id) => id !== current);
  return (
    <ErrorSummary errors={errors.filter(({ name }) => (stepOf(name) ?? current) === current)}>
      {others.length > 0 && (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-4">
          <span>More to correct in:</span>
          {STEPS.filter(({ id }) => others.includes(id)).map(({ id, title }) => (
            <button
              key={id}
              type="button"
              onClick={() => go(id)}
              className="text-link min-h-target"
            >
              {title}
            </button>
          ))}
        </p>
      )}
    </ErrorSummary>
  );
}
