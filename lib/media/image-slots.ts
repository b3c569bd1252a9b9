/**
 * A large picture takes 150 to 300 MB while it is made smaller, a video up to 250 MB while it is copied;
 * so many at once fit into memory.
 */
const SLOTS = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when one of the process's few picture slots is free; first come, first served. */
export async function inImageSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= SLOTS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
