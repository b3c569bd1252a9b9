/**
 * Does some work; returns how many milliseconds of processor time this process needed for it, in all its
 * threads. Other programs on the machine do not lengthen it, as they do the time on a clock.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
