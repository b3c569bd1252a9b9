import { ErrorSummary } from '@/components/ui/error-summary';
import type { FormError } from '@/components/ui/flatten-errors';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { STEPS, type StepId, stepOfField, stepsOfFields } from './steps';

type Props = { current: StepId; errors: FormError[]; go: (step: StepId) => void };

/** The errors of the current step and of the whole form, with links to other steps that have errors. */
export function StepErrors({ current, errors, go }: Props) {
  const t = useTranslate();
  const otherSteps = stepsOfFields(errors.map(({ name }) => name)).filter((id) => id !== current);
  return (
    <ErrorSummary errors={errors.filter(({ name }) => (stepOfField(name) ?? current) === current)}>
      {otherSteps.length > 0 && (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-4">
          <span>{t('create.steps.moreToCorrect')}</span>
          {STEPS.filter(({ id }) => otherSteps.includes(id)).map(({ id }) => (
            <button
              key={id}
              type="button"
              onClick={() => go(id)}
              className="text-link min-h-target"
            >
              {t(`create.stepTitles.${id}`)}
            </button>
          ))}
        </p>
      )}
    </ErrorSummary>
  );
}
