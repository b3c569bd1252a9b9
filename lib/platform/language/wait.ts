import { type Message, messageFor } from './message';

/** From here on, hours are exact enough. */
const MINUTES_IN_WORDS = 90;

/**
 * A time to wait, as a value of other messages: 'Please try again {wait}.' Says 'in 37 minutes' or
 * 'in 5 hours', rounded up, so that waiting as long is enough.
 */
export function wait(seconds: number): Message {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < MINUTES_IN_WORDS
    ? messageFor('http.wait.minutes', { count: minutes })
    : messageFor('http.wait.hours', { count: Math.ceil(minutes / 60) });
}

/** What a page says without a valid time in its address. */
const USUAL_SECONDS = 3600;
const MAX_SECONDS = 24 * 3600;

/** The time to wait from the query of a page, in seconds; anybody can write anything there. */
export function waitFromQuery(seconds: unknown): Message {
  const count = typeof seconds === 'string' ? Number(seconds) : Number.NaN;
  return wait(count > 0 && count <= MAX_SECONDS ? count : USUAL_SECONDS);
}
