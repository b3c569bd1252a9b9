import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseStep, type StepId } from './steps';

/**
 * The current step, which is kept in the address, so that a reload or the browser's Back restores it. `hasMoved` is
 * true once the person has changed steps. Only then does the step's heading receive the focus.
 */
export function useStep(first: StepId) {
  const [step, setStep] = useState(first);
  const [hasMoved, setHasMoved] = useState(false);

  useEffect(() => {
    const onPopState = () => {
      setHasMoved(true);
      setStep(parseStep(new URLSearchParams(window.location.search).get('step')));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  /**
   * Shows a step after the current event. It must not be rendered within a submit handler: after the handler, React
   * reads the form with the pressed button, which throws if another step has no such button.
   */
  function go(to: StepId): void {
    if (to !== step) window.history.pushState(null, '', `?step=${to}`);
    setHasMoved(true);
    setStep(to);
  }

  /**
   * Shows a step at once, so that the caller can focus one of its fields. Call it only after the submit event has
   * ended, for example after awaiting a validation.
   */
  const goAtOnce = (to: StepId): void => flushSync(() => go(to));

  return { step, hasMoved, go, goAtOnce };
}
