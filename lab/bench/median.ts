import { performance } from 'node:perf_hooks';

/** Runs `turns` times in a row and returns the median time, without the first run. */
export async function medianMs(run: () => Promise<unknown>, turns: number): Promise<number> {
  await run();
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(turns / 2)] ?? 0;
}
