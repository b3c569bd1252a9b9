import { setTimeout as sleep } from 'node:timers/promises';

/** The pause before each restart in a row; after the last one a further death is final. */
const PAUSES_MS = [250, 1_000, 2_000, 4_000, 8_000];
/** A program that ran this long was healthy: its death starts a new row. */
const HEALTHY_MS = 60_000;

export type Supervised = {
  name: string;
  /** Resolves when it ends, for whatever reason. */
  ended: Promise<unknown>;
  /** The end of what it printed. */
  lastLines: () => string;
  /** Ends it, and resolves when it has ended. */
  stop: () => Promise<void>;
};

type Options = {
  pausesMs?: number[];
  healthyMs?: number;
  /** Hears of each death. */
  warn: (message: string) => void;
};

/**
 * Keeps a program running: starts it, and starts it again whenever it dies, each time after a longer
 * pause. `ended` resolves with what to report when it has died too often in a row; `stop` ends the
 * program, and nothing starts after that.
 * @param start starts the program; the argument says whether it is a restart
 */
export function supervise(
  start: (isRestart: boolean) => Supervised,
  { pausesMs = PAUSES_MS, healthyMs = HEALTHY_MS, warn }: Options,
): { name: string; stop: () => Promise<void>; ended: Promise<string> } {
  const stopping = new AbortController();
  let child = start(false);
  const ended = keepRunning();

  async function keepRunning(): Promise<string> {
    let deaths = 0;
    while (true) {
      const startedAt = performance.now();
      await child.ended;
      if (stopping.signal.aborted) return '';
      if (performance.now() - startedAt >= healthyMs) deaths = 0;
      const pause = pausesMs[deaths++];
      if (pause === undefined)
        return `It died ${deaths} times in a row and is not started again.\n${child.lastLines()}`;
      warn(`The ${child.name} died and starts again in ${pause / 1000} s.`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {}); // stop() ends the pause
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
