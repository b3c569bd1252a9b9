let last = '';

/** Scan errors are only logged (product.md 2). Ten frames a second repeat a message, so it is logged once. */
export function logScanError(error: unknown): void {
  const message = String(error);
  if (message === last) return;
  last = message;
  // biome-ignore lint/suspicious/noConsole: the browser's console is the only log there is here.
  console.debug(`Scan: ${message}`);
}
