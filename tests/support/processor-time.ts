/**
 * Returns how many milliseconds of processor time `work` used in this process, in all its threads. Unlike time on a
 * clock, it does not grow when other programs are busy.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
