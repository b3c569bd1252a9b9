import { z } from 'zod';
import { issueMessage } from '../../language/issue-message';
import type { MessageKey } from '../../language/message';
import { type AssetMark, assetMarkSchema } from '../../look/asset-mark';
import { MAX_CHROMA, type Oklch, parseColour, toHex, toScreenColour } from '../../look/colour';
import { DEFAULT_LOOK } from '../../look/derived-colours';
import { defineSetting } from '../setting';

const COLOUR_LENGTH = 60;

const colourText = z
  .string()
  .max(COLOUR_LENGTH)
  .refine((text) => parseColour(text) !== null)
  .transform((text) => parseColour(text) ?? DEFAULT_LOOK.light.ink); // only to satisfy the compiler: `refine` has excluded null
const colourNumbers = z
  .strictObject({
    l: z.number().min(0).max(1),
    c: z.number().min(0).max(MAX_CHROMA),
    h: z.number().min(0).max(360),
  })
  .transform(toScreenColour);

/** A colour as typed by an admin, or as numbers. It is stored as screens display it. */
const anyColour = z.union([colourText, colourNumbers], issueMessage('look.faults.colour'));

const colour = (label: MessageKey, unchanged: Oklch) =>
  defineSetting({
    group: 'look',
    kind: 'own',
    label,
    hint: 'look.hints.colour',
    // A colour that looks like the default is stored as the default.
    schema: anyColour.transform((chosen) =>
      toHex(chosen) === toHex(unchanged) ? unchanged : chosen,
    ),
    default: unchanged,
    text: toHex,
  });

const picture = (label: MessageKey, hint: MessageKey) =>
  defineSetting<AssetMark | null>({
    group: 'look',
    kind: 'own',
    label,
    hint,
    schema: assetMarkSchema.nullable(),
    default: null,
    text: (mark) => mark?.id ?? '',
  });

export const LOOK_KEYS = {
  'look.accent': colour('look.keys.accent', DEFAULT_LOOK.light.accent),
  'look.ink': colour('look.keys.ink', DEFAULT_LOOK.light.ink),
  'look.paper': colour('look.keys.paper', DEFAULT_LOOK.light.paper),
  /** Null: derived from the accent on light paper. */
  'look.accentDark': defineSetting<Oklch | null>({
    group: 'look',
    kind: 'own',
    label: 'look.keys.accentDark',
    hint: 'look.hints.accentDark',
    schema: anyColour.nullable(),
    default: null,
    text: (value) => (value ? toHex(value) : ''),
  }),
  'look.inkDark': colour('look.keys.inkDark', DEFAULT_LOOK.dark.ink),
  'look.paperDark': colour('look.keys.paperDark', DEFAULT_LOOK.dark.paper),
  'look.logo': picture('look.keys.logo', 'look.hints.logo'),
  'look.logoDark': picture('look.keys.logoDark', 'look.hints.logoDark'),
  'look.icon': picture('look.keys.icon', 'look.hints.icon'),
};
