/**
 * Ends this process after `end` when SIGTERM or SIGINT arrives. A second signal changes nothing: the terminal and systemd
 * send theirs to every process of a site, and the first process passes its own on.
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
