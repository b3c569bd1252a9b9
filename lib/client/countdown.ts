import { useEffect, useState } from 'react';

/** Whole seconds left until a moment (milliseconds; 0 for none). Counts down by itself, to 0. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const [countedTo, setCountedTo] = useState(until);
  if (until !== countedTo) {
    // Before anything is shown: with the old `now` the number would be wrong for a moment.
    setCountedTo(until);
    setNow(Date.now());
  }
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (until <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Seconds as m:ss (spec 8). */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
