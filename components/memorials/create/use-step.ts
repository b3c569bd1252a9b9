import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseStep, type StepId } from './steps';

/**
 * The step that is shown, taken from the address, so that a reload and the browser's Back keep it. `hasMoved`
 * is true once the person has changed the step: only then does its heading take the focus.
 */
export function useStep(first: StepId) {
  const [step, setStep] = useState(first);
  const [hasMoved, setHasMoved] = useState(false);

  useEffect(() => {
    const follow = () => {
      setHasMoved(true);
      setStep(parseStep(new URLSearchParams(window.location.search).get('step')));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  /** Shows a step. It is rendered when this returns, so that a field in it can be focused. */
  function go(to: StepId): void {
    if (to !== step) window.history.pushState(null, '', `?step=${to}`);
    flushSync(() => {
      setHasMoved(true);
      setStep(to);
    });
  }

  return { step, hasMoved, go };
}
