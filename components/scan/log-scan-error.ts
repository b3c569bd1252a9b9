let last = '';

/** Scan errors are only logged (spec 2). Ten pictures a second say the same, so it is said once. */
export function logScanError(error: unknown): void {
  const words = String(error);
  if (words === last) return;
  last = words;
  // biome-ignore lint/suspicious/noConsole: the browser's console is the only log there is here.
  console.debug(`Scan: ${words}`);
}
