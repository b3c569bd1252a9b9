import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { adjacentStep, type StepId } from './steps';

type Props = {
  current: StepId;
  go: (step: StepId) => void;
  pay: () => void;
  /** True if the memorial is free and is created at once. */
  isFree: boolean;
  isBusy: boolean;
};

/** The buttons below a step: back, continue (also triggered by Enter), and payment. */
export function StepButtons({ current, go, pay, isFree, isBusy }: Props) {
  const t = useTranslate();
  const isReady = useHydrated();
  const previous = adjacentStep(current, -1);
  const isLast = !adjacentStep(current, 1);
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6">
      {previous && (
        <Button variant="secondary" onClick={() => go(previous)}>
          {t('create.steps.back')}
        </Button>
      )}
      {!isLast && (
        <Button type="submit" disabled={!isReady}>
          {t('create.steps.continue')}
        </Button>
      )}
      <Button
        key="pay"
        type={isLast ? 'submit' : 'button'}
        variant={isLast ? 'primary' : 'quiet'}
        // On phones the button has its own line, aligned with the fields.
        className={isLast ? undefined : 'max-sm:w-full max-sm:justify-start'}
        onClick={isLast ? undefined : pay}
        disabled={!isReady}
        busy={isBusy}
        busyLabel={t(isFree ? 'shop.create.creating' : 'create.steps.saving')}
      >
        {t(isFree ? 'shop.create.createFree' : 'create.steps.pay')}
      </Button>
    </div>
  );
}
