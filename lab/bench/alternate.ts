import { median } from './quantile';

/**
 * Measures several sides in turn (A B C A B C …), so that other load on the machine affects all equally. Returns the
 * median of each side, by name.
 */
export async function alternate<Name extends string>(
  sides: Record<Name, () => Promise<number>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(sides) as Name[]; // its own keys
  const measurements = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const name of names) measurements.get(name)?.push(await sides[name]());
  return Object.fromEntries(
    names.map((name) => [name, median(measurements.get(name) ?? [])]),
  ) as Record<Name, number>; // has every name
}
