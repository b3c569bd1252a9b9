import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { asStep, type StepId } from './steps';

/**
 * The step that is shown, as the address says: a reload and the browser's Back keep it. `hasMoved` since
 * somebody went to another one: only then does its heading take the focus.
 */
export function useStep(first: StepId) {
  const [step, setStep] = useState(first);
  const [hasMoved, setHasMoved] = useState(false);

  useEffect(() => {
    const follow = () => {
      setHasMoved(true);
      setStep(asStep(new URLSearchParams(window.location.search).get('step')));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  /** When it comes back, the step is on the screen: a field there can be given the focus. */
  function go(to: StepId): void {
    if (to !== step) window.history.pushState(null, '', `?step=${to}`);
    flushSync(() => {
      setHasMoved(true);
      setStep(to);
    });
  }

  return { step, hasMoved, go };
}
