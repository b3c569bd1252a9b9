/** Work without progress for this many ticks is given up: some phones' decoders and encoders hang. */
export const MAX_IDLE_TICKS = 12;
export const TICK_MS = 5_000;

type OnProgress = (progress: number) => void;

/**
 * Does work that may never settle, such as that of a browser's codecs. Rejects when `signal` is aborted, and when the
 * work reports no progress for a minute; the signal that the work got is then aborted, too.
 */
export async function guardAgainstHanging<T>(
  work: (onProgress: OnProgress, signal: AbortSignal) => Promise<T>,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  const cancel = () => controller.abort(new Error('The work was cancelled'));
  let idleTicks = 0;
  // Ticks instead of one long timer, which would end at once when a phone wakes up.
  const ticker = setInterval(() => {
    idleTicks += 1;
    if (idleTicks > MAX_IDLE_TICKS) controller.abort(new Error('The work hangs'));
  }, TICK_MS);
  const report = (progress: number) => {
    idleTicks = 0;
    if (!controller.signal.aborted) onProgress(progress);
  };
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  const working = work(report, controller.signal);
  working.catch(() => undefined); // once it was stopped, nobody waits for it
  try {
    return await Promise.race([stopped, working]);
  } finally {
    clearInterval(ticker);
    signal.removeEventListener('abort', cancel);
  }
}
