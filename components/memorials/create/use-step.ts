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

  /** Shows a step. It is rendered synchronously, so that the caller can focus one of its fields. */
  function go(to: StepId): void {
    if (to !== step) window.history.pushState(null, '', `?step=${to}`);
    flushSync(() => {
      setHasMoved(true);
      setStep(to);
    });
  }

  return { step, hasMoved, go };
}
