import { WREATHS, type Wreath } from './rules';

/** The one without a flower. */
const BARE: Wreath = 'olive';

type Memorial = { id: string; enableDigitalFlowers: boolean; wreath: Wreath | '' | null };

/** Returns the wreath that the family chose, or the one without flowers where it wants none; null where the id decides. */
export const chosenWreath = ({ enableDigitalFlowers, wreath }: Omit<Memorial, 'id'>) =>
  wreath || (enableDigitalFlowers ? null : BARE);

/** Returns the chosen wreath, else one by the id. */
export function wreathOf({ id, ...choices }: Memorial): Wreath {
  const sum = [...id].reduce((before, letter) => before + (letter.codePointAt(0) ?? 0), 0);
  return chosenWreath(choices) ?? WREATHS[sum % WREATHS.length] ?? BARE;
}
