import { setTimeout as sleep } from 'node:timers/promises';

export type Finding = { about: string; level: 'ok' | 'warning' | 'fault'; message: string };

type Found = Omit<Finding, 'about'> & { about?: string };

export const ok = (message: string, about?: string): Found => ({
  level: 'ok',
  message,
  ...(about && { about }),
});
export const warning = (message: string, about?: string): Found => ({
  ...ok(message, about),
  level: 'warning',
});
export const fault = (message: string, about?: string): Found => ({
  ...ok(message, about),
  level: 'fault',
});

const PATIENCE_MS = 20_000;

/** Runs one check with a timeout. An error becomes a fault with the error's message. */
export async function findingOf(
  about: string,
  check: () => Promise<Found | Found[]>,
): Promise<Finding[]> {
  try {
    const silent = sleep(PATIENCE_MS, fault('no answer'), { ref: false });
    const found = await Promise.race([check(), silent]);
    return [found].flat().map((found) => ({ about, ...found }));
  } catch (error) {
    return [{ about, level: 'fault', message: reasonOf(error) }];
  }
}

/** The first line of the error, or of its cause, which names the host or the refusal. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error.cause instanceof Error ? `: ${reasonOf(error.cause)}` : '';
  const text = error.message || (error as NodeJS.ErrnoException).code || error.name;
  return `${text.split('\n')[0]}${inner}`;
}
