/**
 * How long a test polls for an asynchronous result. Long enough for a busy machine; only a result that never comes
 * takes this long.
 */
export const PATIENCE = { timeout: 30_000, interval: 20 };
