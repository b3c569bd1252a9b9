import { performance } from 'node:perf_hooks';

/** Calls `run` once to warm up, then `turns` times in a row. Returns the median time of these turns. */
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
