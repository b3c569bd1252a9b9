import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Of `%GetOptimizationStatus` in the V8 of Node 24: compiled by its best compiler. */
const OPTIMIZED = 64;

/** A process of its own: in this one, others have called process.nextTick in their ways. */
const PROGRAM = `
import { settleNextTick } from './server/settle-next-tick';
const isOptimized = () => (%GetOptimizationStatus(process.nextTick) & ${OPTIMIZED}) !== 0;
const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
await settleNextTick();
// It is compiled on another thread, which may have to wait.
for (let left = 500; left > 0 && !isOptimized(); left -= 1) {
  process.nextTick(() => {});
  await turn(20);
}
const before = isOptimized();
for (let left = 8; left > 0; left -= 1) {
  gc();
  await turn();
}
process.nextTick(() => {}, 1, 'two');
await turn();
console.log(JSON.stringify([before, isOptimized()]));
`;

it('process.nextTick stays optimized when memory is collected while nothing waits for its turn', async () => {
  const flags = ['--allow-natives-syntax', '--expose-gc', '--import', 'tsx'];
  const program = ['--input-type=module', '--eval', PROGRAM];
  const { stdout } = await run(process.execPath, [...flags, ...program]);
  expect(JSON.parse(stdout)).toEqual([true, true]);
});
