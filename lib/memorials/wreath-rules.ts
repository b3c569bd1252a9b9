import { WREATHS, type Wreath } from './rules';

/** The one without a flower. */
const BARE: Wreath = 'olive';

type Memorial = { id: string; enableDigitalFlowers: boolean; wreath: Wreath | '' | null };

/** Returns the wreath that the family chose, else one by the id; where it wants no flowers, the one without any. */
export function wreathOf({ id, enableDigitalFlowers, wreath }: Memorial): Wreath {
  if (wreath) return wreath;
  if (!enableDigitalFlowers) return BARE;
  const sum = [...id].reduce((before, letter) => before + (letter.codePointAt(0) ?? 0), 0);
  return WREATHS[sum % WREATHS.length] ?? BARE;
}
