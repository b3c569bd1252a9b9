import { ErrorSummary } from '@/components/ui/error-summary';
import type { FormError } from '@/components/ui/flatten-errors';
import { useSay } from '@/lib/platform/language/use-say';
import { STEPS, type StepId, stepOf, stepsOf } from './steps';

type Props = { current: StepId; errors: FormError[]; go: (step: StepId) => void };

/** The errors of the current step and of the whole form, with links to other steps that have errors. */
export function StepErrors({ current, errors, go }: Props) {
  const say = useSay();
  const others = stepsOf(errors.map(({ name }) => name)).filter((id) => id !== current);
  return (
    <ErrorSummary errors={errors.filter(({ name }) => (stepOf(name) ?? current) === current)}>
      {others.length > 0 && (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-4">
          <span>{say('create.steps.moreToCorrect')}</span>
          {STEPS.filter(({ id }) => others.includes(id)).map(({ id }) => (
            <button
              key={id}
              type="button"
              onClick={() => go(id)}
              className="text-link min-h-target"
            >
              {say(`create.stepTitles.${id}`)}
            </button>
          ))}
        </p>
      )}
    </ErrorSummary>
  );
}
