/**
 * What each worker of the scanner may do, added to the strictest policy. A worker has the policy of its own script. Only
 * these may run WebAssembly. One fetches it from this site; the other loads a script that contains it.
 */
export const SCAN_WORKER_POLICIES = {
  'scan-worker': "script-src 'wasm-unsafe-eval'; connect-src 'self'",
  'scan-heic-worker': "script-src 'self' 'wasm-unsafe-eval'",
};
