/**
 * Calls `end` on SIGTERM or SIGINT, then exits. Ignores a second signal: the terminal and systemd send one to every
 * process of a site, and the first process forwards the one that it received.
 */
export function endOnSignal(end: () => Promise<unknown>): void {
  let isEnding = false;
  const begin = () => {
    if (isEnding) return;
    isEnding = true;
    void end().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, begin);
}
