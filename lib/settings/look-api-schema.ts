import { z } from 'zod';

const colours = z.record(z.string(), z.string());

/**
 * GET /api/admin/settings/look/colours: the contrast of the colours, and all colours derived from
 * them.
 */
export const lookResponse = z.strictObject({
  readings: z.array(
    z.strictObject({
      key: z.string(),
      isEnough: z.boolean(),
      /** The result in words. */
      message: z.string(),
    }),
  ),
  /** Custom properties with their colours as `#rrggbb`. */
  light: colours,
  dark: colours,
});

export type LookResponse = z.output<typeof lookResponse>;
