import { WREATHS, type Wreath } from './rules';

/** The one without a flower. */
const BARE: Wreath = 'olive';

type Memorial = { id: string; enableDigitalFlowers: boolean; wreath: Wreath | '' | null };

/** The one that the family chose, else the same for ever by the id, without flowers where it wants none. */
export function wreathOf({ id, enableDigitalFlowers, wreath }: Memorial): Wreath {
  if (wreath) return wreath;
  if (!enableDigitalFlowers) return BARE;
  const sum = [...id].reduce((before, letter) => before + (letter.codePointAt(0) ?? 0), 0);
  return WREATHS[sum % WREATHS.length] ?? BARE;
}
