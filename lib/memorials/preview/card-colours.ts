/** The light colours of app/tokens.css as numbers: a picture cannot read CSS variables. */
export const CARD_COLOURS = {
  paper: '#fcfaf6',
  sunken: '#f3f1e9',
  ink: '#17221c',
  inkSoft: '#46544c',
  line: '#dbd9cf',
  leaf: '#699176',
  bloom: '#d1717a',
  bloomSoft: '#f8d4d5',
  gold: '#c5a767',
} as const;

export type CardColour = keyof typeof CARD_COLOURS;

/** Red, green and blue, 0 to 255. */
export const channelsOf = (colour: CardColour): [number, number, number] => {
  const all = Number.parseInt(CARD_COLOURS[colour].slice(1), 16);
  return [all >> 16, (all >> 8) & 255, all & 255];
};
