import { useEffect, useState } from 'react';

/**
 * Whole seconds until a time (milliseconds since 1970; 0 for none), updated every second down to 0.
 */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const [countedTo, setCountedTo] = useState(until);
  if (until !== countedTo) {
    // During rendering, because the old `now` would briefly show a wrong number.
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

/** Formats seconds as m:ss (product.md 8). */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
