import sharp from 'sharp';
import { currentLook } from '@/lib/platform/look/current-look';
import { CARD_FAMILIES } from './card-fonts';

/**
 * The light colours of app/tokens.css, repeated here because a picture cannot read CSS variables.
 */
export const CARD_COLOURS = { ink: '#17221c', inkSoft: '#435149', gold: '#c5a767' } as const;

/** The colours of the card, with the operator's ink if it was changed. */
export function cardColours(): Record<keyof typeof CARD_COLOURS, string> {
  const { changed, colours } = currentLook();
  const { ink, 'ink-soft': inkSoft } = colours.light;
  return { ...CARD_COLOURS, ...(changed.has('ink') && { ink, inkSoft }) };
}

/** Text on a transparent background, trimmed to its ink. */
export type TextPixels = { data: Buffer; width: number; height: number };

export type TextStyle = {
  /** Font size in pixels. */
  size: number;
  colour: keyof typeof CARD_COLOURS;
  weight?: 'Regular' | 'Medium';
  /** The width in pixels at which lines wrap; without it there is one line. */
  width?: number;
  breaks?: 'word' | 'word-char';
};

const SECONDS = 10;
/** At 72 dpi a point is a pixel. */
const DPI = 72;

/**
 * Renders centred text. Pango shapes it and handles its direction. Pass text that `drawableText`
 * returned; markup is escaped.
 */
export async function drawText(text: string, textStyle: TextStyle): Promise<TextPixels> {
  const { size, colour, weight = 'Regular', width, breaks = 'word' } = textStyle;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${cardColours()[colour]}">${escapeMarkup(text)}</span>`,
      // Without the last comma Pango would read a word of the last family's name as a weight.
      font: `${CARD_FAMILIES}, ${weight} ${size}`,
      dpi: DPI,
      rgba: true,
      align: 'centre',
      ...(width ? { width, wrap: breaks } : { wrap: 'none' }),
    },
  })
    .timeout({ seconds: SECONDS })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '');
