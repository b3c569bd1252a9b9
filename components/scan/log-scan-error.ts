let lastMessage = '';

/** Scan errors are only logged (product.md 2). Every frame would repeat a message, so repetitions are skipped. */
export function logScanError(error: unknown): void {
  const message = String(error);
  if (message === lastMessage) return;
  lastMessage = message;
  // biome-ignore lint/suspicious/noConsole: there is no log but the browser's console.
  console.debug(`Scan: ${message}`);
}
