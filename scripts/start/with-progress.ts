const WIDTH = 26;

/** Prints one line for a step: its name at once, then its duration and result. */
export async function withProgress<T>(
  name: string,
  run: () => Promise<T>,
  show?: (result: T) => string,
): Promise<T> {
  const start = performance.now();
  process.stdout.write(`  ${`${name} `.padEnd(WIDTH, '.')} `);
  try {
    const result = await run();
    process.stdout.write(`${seconds(start)}${show ? `  ${show(result)}` : ''}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`failed after ${seconds(start)}\n`);
    throw error;
  }
}

const seconds = (start: number) =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(7);
