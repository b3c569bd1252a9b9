import sharp from 'sharp';
import { currentLook } from '@/lib/platform/look/current-look';
import { CARD_FAMILIES } from './card-fonts';

/** The light colours of app/tokens.css as numbers: a picture cannot read CSS variables. */
export const CARD_COLOURS = { ink: '#17221c', inkSoft: '#435149', gold: '#c5a767' } as const;

/** The same with the operator's ink, where there is another. */
export function cardColours(): Record<keyof typeof CARD_COLOURS, string> {
  const { changed, colours } = currentLook();
  const { ink, 'ink-soft': inkSoft } = colours.light;
  return { ...CARD_COLOURS, ...(changed.has('ink') && { ink, inkSoft }) };
}

/** Text as pixels on nothing, cut to its ink. */
export type TextPixels = { data: Buffer; width: number; height: number };

type Look = {
  /** Height of the letters, in pixels. */
  size: number;
  colour: keyof typeof CARD_COLOURS;
  weight?: 'Regular' | 'Medium';
  /** Where lines break, in pixels; without it, there is one line. */
  width?: number;
  breaks?: 'word' | 'word-char';
};

const SECONDS = 10;
/** Points are pixels then. */
const DPI = 72;

/**
 * Writes a text, centred, in its own direction: Pango shapes it and turns what runs from the right.
 * Accepts what `drawableText` returned; markup in it is text.
 */
export async function drawText(text: string, look: Look): Promise<TextPixels> {
  const { size, colour, weight = 'Regular', width, breaks = 'word' } = look;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${cardColours()[colour]}">${escapeMarkup(text)}</span>`,
      // The last comma keeps Pango from reading a weight in the last family's name.
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
