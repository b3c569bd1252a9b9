/** A time to wait, which messages accept as a value: 'Please try again {wait}.' */
export type Wait = { readonly waitSeconds: number };

export const wait = (seconds: number): Wait => ({ waitSeconds: seconds });

/** What a page says without a valid time in its address. */
const USUAL_SECONDS = 3600;
const MAX_SECONDS = 24 * 3600;

/** The time to wait from the query of a page, in seconds; anybody can write anything there. */
export function waitFromQuery(seconds: unknown): Wait {
  const count = typeof seconds === 'string' ? Number(seconds) : Number.NaN;
  return wait(count > 0 && count <= MAX_SECONDS ? count : USUAL_SECONDS);
}
