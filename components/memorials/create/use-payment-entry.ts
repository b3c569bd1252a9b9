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
      if (isPaymentAddress()) window.history.replaceState(null, '', `?step=${from}`); // the person used the button, not Back
    };
  }, [from]);
  useEffect(() => {
    const onPopState = () => (isBusy ? addEntry() : back());
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [back, isBusy]);
}

const isPaymentAddress = () => window.location.search === ADDRESS;

function addEntry(): void {
  if (!isPaymentAddress()) window.history.pushState(null, '', ADDRESS);
}
