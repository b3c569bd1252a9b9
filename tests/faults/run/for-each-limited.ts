/** Calls `act` for every item, with at most `atOnce` calls at a time. */
export async function forEachLimited<T>(
  all: T[],
  atOnce: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  const left = [...all];
  const walk = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
}
