/** The wreaths, in the order that ids choose from. Each has a wall tone of its name (app/tokens.css). */
export const WREATHS = ['rose', 'olive', 'protea', 'lavender', 'marigold'] as const;
export type Wreath = (typeof WREATHS)[number];

/** The one without a flower. */
const BARE: Wreath = 'olive';

type Memorial = { id: string; enableDigitalFlowers: boolean };

/** The same for ever: by the id, and without flowers where the family wants none. */
export function wreathOf({ id, enableDigitalFlowers }: Memorial): Wreath {
  if (!enableDigitalFlowers) return BARE;
  const sum = [...id].reduce((before, letter) => before + (letter.codePointAt(0) ?? 0), 0);
  return WREATHS[sum % WREATHS.length] ?? BARE;
}
