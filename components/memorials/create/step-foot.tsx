import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import { type StepId, stepBeside } from './steps';

type Props = {
  current: StepId;
  go: (step: StepId) => void;
  pay: () => void;
  isBusy: boolean;
};

/** Buttons to the next step, which Enter also does, to the previous one, and from each step to the payment. */
export function StepFoot({ current, go, pay, isBusy }: Props) {
  const isReady = useHydrated();
  const before = stepBeside(current, -1);
  const isLast = !stepBeside(current, 1);
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6">
      {before && (
        <Button variant="secondary" onClick={() => go(before)}>
          Back
        </Button>
      )}
      {!isLast && (
        <Button type="submit" disabled={!isReady}>
          Continue
        </Button>
      )}
      <Button
        key="pay"
        type={isLast ? 'submit' : 'button'}
        variant={isLast ? 'primary' : 'quiet'}
        // On a phone it has a line of its own, which begins where the fields do.
        className={isLast ? undefined : 'max-sm:-ms-5 max-sm:w-full max-sm:justify-start'}
        onClick={isLast ? undefined : pay}
        disabled={!isReady}
        busy={isBusy}
        busyLabel="Saving…"
      >
        Continue to payment
      </Button>
    </div>
  );
}
