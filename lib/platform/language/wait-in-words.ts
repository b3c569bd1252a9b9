import { type Message, messageFor } from './message';
import type { Wait } from './wait';

/** From here on, hours are exact enough. */
const MINUTES_IN_WORDS = 90;

/** 'in 37 minutes' or 'in 5 hours', rounded up, so that waiting as long is enough. */
export function waitInWords({ waitSeconds }: Wait): Message {
  const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
  return minutes < MINUTES_IN_WORDS
    ? messageFor('http.wait.minutes', { count: minutes })
    : messageFor('http.wait.hours', { count: Math.ceil(minutes / 60) });
}
