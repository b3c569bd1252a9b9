import { performance } from 'node:perf_hooks';

/** The median time of `turns` runs, one after the other, the first not counted. */
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
