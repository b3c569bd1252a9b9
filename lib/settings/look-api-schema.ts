import { z } from 'zod';

const colours = z.record(z.string(), z.string());

/** GET /api/admin/settings/look/colours: how well colours would be read, and all that follows from them. */
export const lookAnswer = z.strictObject({
  readings: z.array(
    z.strictObject({
      key: z.string(),
      isEnough: z.boolean(),
      /** In words. */
      message: z.string(),
    }),
  ),
  /** Custom properties and their colours as `#rrggbb`, by scheme. */
  light: colours,
  dark: colours,
});

export type LookAnswer = z.output<typeof lookAnswer>;
