/** Calls `act` for every item, with at most `atOnce` calls at a time. */
export async function forEachLimited<T>(
  all: T[],
  atOnce: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  const remaining = [...all];
  const worker = async () => {
    for (let one = remaining.shift(); one !== undefined; one = remaining.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
