import { z } from 'zod';

/** The raw environment variables; empty ones are left out, as they count as unset. */
export type RawSettings = Partial<Record<string, string>>;
export type SettingIssue = { name: string; message: string };

/** Settings that belong together: their schema and the rules for combinations. */
export type SettingsPart<Shape extends z.ZodRawShape = z.ZodRawShape> = {
  schema: z.ZodObject<Shape>;
  /**
   * Checks combinations. It receives the raw settings, so that its faults are reported together
   * with the faults of single settings.
   */
  faultsBetween(given: RawSettings): SettingIssue[];
  /** If set, the part is optional: it is used when one of these settings is given. */
  usedWith?: string[];
};

// Next also loads this file outside the bundle, so it must not import other files of ours.
export const nonEmptyText = z.string().trim().min(1);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
export const optionalUrl = z.url({ protocol: /^https?$/ }).optional();
