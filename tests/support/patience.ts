/** How long a test waits for what comes by itself: a bound on what never comes, for a busy machine. */
export const PATIENCE = { timeout: 30_000, interval: 20 };
