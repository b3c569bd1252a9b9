import { setTimeout as sleep } from 'node:timers/promises';

/** The pauses before successive restarts; the next exit after the last one is final. */
const PAUSES_MS = [250, 1_000, 2_000, 4_000, 8_000];
/** After running this long, the count of failures starts again at 0. */
const HEALTHY_MS = 60_000;

export type SupervisedProcess = {
  name: string;
  /** Resolves when the program has ended, for any reason. */
  ended: Promise<unknown>;
  /** The last lines of its output. */
  lastLines: () => string;
  /** Ends the program; resolves when it has ended. */
  stop: () => Promise<void>;
};

type Options = {
  pausesMs?: number[];
  healthyMs?: number;
  /** Called with a message for each restart. */
  warn: (message: string) => void;
};

/**
 * Runs a program and restarts it whenever it exits, after growing pauses. `ended` resolves with a
 * report when it has exited too often in a row, or with '' after `stop`, which ends the program for
 * good.
 * @param start starts the program; the argument says whether it is a restart
 */
export function supervise(
  start: (isRestart: boolean) => SupervisedProcess,
  { pausesMs = PAUSES_MS, healthyMs = HEALTHY_MS, warn }: Options,
): { name: string; stop: () => Promise<void>; ended: Promise<string> } {
  const stopping = new AbortController();
  let child = start(false);
  const ended = keepRunning();

  async function keepRunning(): Promise<string> {
    let exits = 0;
    while (true) {
      const startedAt = performance.now();
      await child.ended;
      if (stopping.signal.aborted) return '';
      if (performance.now() - startedAt >= healthyMs) exits = 0;
      const pause = pausesMs[exits++];
      if (pause === undefined)
        return `It died ${exits} times in a row and is not started again.\n${child.lastLines()}`;
      warn(`The ${child.name} died and starts again in ${pause / 1000} s.`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {}); // aborted by stop()
      if (stopping.signal.aborted) return '';
      child = start(true);
    }
  }

  return {
    name: child.name,
    ended,
    async stop() {
      stopping.abort();
      await child.stop();
      await ended;
    },
  };
}
