import { WREATHS, type Wreath } from './rules';

/** The wreath without flowers. */
const BARE: Wreath = 'olive';

type Memorial = { id: string; enableDigitalFlowers: boolean; wreath: Wreath | '' | null };

/**
 * The wreath that the family chose, or the bare one if it wants no flowers; null if the id decides.
 */
export const chosenWreath = ({ enableDigitalFlowers, wreath }: Omit<Memorial, 'id'>) =>
  wreath || (enableDigitalFlowers ? null : BARE);

/** The chosen wreath, otherwise one derived from the id. */
export function wreathOf({ id, ...choices }: Memorial): Wreath {
  const sum = [...id].reduce((before, letter) => before + (letter.codePointAt(0) ?? 0), 0);
  return chosenWreath(choices) ?? WREATHS[sum % WREATHS.length] ?? BARE;
}
