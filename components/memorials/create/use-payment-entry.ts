import { useEffect } from 'react';
import { PAYMENT, type StepId } from './steps';

const ADDRESS = `?step=${PAYMENT}`;

/**
 * Adds a history entry for the payment step, so that Back returns to the form, as the button does. Back has no effect
 * during a payment, whose result must not be missed.
 */
export function usePaymentEntry(from: StepId, back: () => void, isBusy: boolean): void {
  useEffect(() => {
    addEntry();
    return () => {
      if (isHere()) window.history.replaceState(null, '', `?step=${from}`); // left by the button, not by Back
    };
  }, [from]);
  useEffect(() => {
    const follow = () => (isBusy ? addEntry() : back());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [back, isBusy]);
}

const isHere = () => window.location.search === ADDRESS;

function addEntry(): void {
  if (!isHere()) window.history.pushState(null, '', ADDRESS);
}
