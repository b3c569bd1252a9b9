let last = '';

/** Scan errors are only logged (product.md 2). Every frame would repeat a message, so repetitions are skipped. */
export function logScanError(error: unknown): void {
  const message = String(error);
  if (message === last) return;
  last = message;
  // biome-ignore lint/suspicious/noConsole: the browser's console is the only log there is here.
  console.debug(`Scan: ${message}`);
}
