/** Parses a count from the command line. Throws for anything but a whole number of at least 1. */
export function readCount(text: string, name: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${name} needs a whole number, not ${text}`);
  return Number(text);
}
