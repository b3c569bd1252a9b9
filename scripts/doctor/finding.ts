import { setTimeout as sleep } from 'node:timers/promises';

export type Finding = { about: string; level: 'ok' | 'warning' | 'fault'; message: string };

type CheckResult = Omit<Finding, 'about'> & { about?: string };

export const ok = (message: string, about?: string): CheckResult => ({
  level: 'ok',
  message,
  ...(about && { about }),
});
export const warning = (message: string, about?: string): CheckResult => ({
  ...ok(message, about),
  level: 'warning',
});
export const fault = (message: string, about?: string): CheckResult => ({
  ...ok(message, about),
  level: 'fault',
});

const TIMEOUT_MS = 20_000;

/** Runs one check with a timeout. An error becomes a fault with the error's message. */
export async function runCheck(
  about: string,
  check: () => Promise<CheckResult | CheckResult[]>,
): Promise<Finding[]> {
  try {
    const timeout = sleep(TIMEOUT_MS, fault('no answer'), { ref: false });
    const result = await Promise.race([check(), timeout]);
    return [result].flat().map((result) => ({ about, ...result }));
  } catch (error) {
    return [{ about, level: 'fault', message: toErrorText(error) }];
  }
}

/** The first line of the error, or of its cause, which names the host or the refusal. */
function toErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const causeText = error.cause instanceof Error ? `: ${toErrorText(error.cause)}` : '';
  const text = error.message || (error as NodeJS.ErrnoException).code || error.name;
  return `${text.split('\n')[0]}${causeText}`;
}
