import { executionAsyncResource } from 'node:async_hooks';

/** After so many rounds V8 has compiled it for good, which takes 20 ms. */
const ROUNDS = 5_000;
const idle = () => {};
/** process.nextTick has a separate branch for each of these numbers of arguments. They are objects, as those of streams. */
const ARGUMENTS = [1, 2, 3, 4].map((count) => Array<object>(count).fill(idle));

/** A tick that has had its turn. */
const kept: object[] = [];

/**
 * Calls process.nextTick, with each number of arguments, until V8 has optimized it while every call of it looks alike. Streams and HTTP
 * call it several times for each request. Compiled after Next, Prisma and the others have used it in their ways, each
 * call takes three times as long (decision 0059).
 *
 * When memory is collected while no tick is waiting, V8 discards their hidden class, and with it the code that it has compiled for it. So
 * one tick is kept.
 */
export function settleNextTick(): Promise<void> {
  let left = ROUNDS;
  return new Promise((resolve) => {
    const round = () => {
      left -= 1;
      if (left === 0) {
        kept.push(executionAsyncResource());
        return resolve();
      }
      for (const some of ARGUMENTS) process.nextTick(idle, ...some);
      process.nextTick(round);
    };
    process.nextTick(round);
  });
}
