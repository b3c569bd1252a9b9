import { useEffect } from 'react';
import { PAYMENT, type StepId } from './steps';

const ADDRESS = `?step=${PAYMENT}`;

/**
 * Gives the payment an entry of its own in the browser's history, so that Back leads to the form, as the
 * button does. It leads nowhere while something is being paid: the outcome must not be missed.
 */
export function usePaymentEntry(from: StepId, back: () => void, isBusy: boolean): void {
  useEffect(() => {
    addEntry();
    return () => {
      if (isHere()) window.history.replaceState(null, '', `?step=${from}`); // the button was pressed
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
