import { z } from 'zod';

/** The raw settings without empty ones, which count as unset. */
export type Given = Partial<Record<string, string>>;
export type Fault = { name: string; message: string };

/** Settings that belong together: their schema, and the rules for their combinations. */
export type SettingsPart<Shape extends z.ZodRawShape = z.ZodRawShape> = {
  schema: z.ZodObject<Shape>;
  /** Accepts the raw settings, so that these faults are reported together with those of single settings. */
  faultsBetween(given: Given): Fault[];
  /** An installation may do without this part: it has it when one of these settings is given. Absent: it must have it. */
  usedWith?: string[];
};

// Kinds of settings. Next also loads this file outside the bundle, so it imports nothing of ours.
export const text = z.string().trim().min(1);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
export const optionalUrl = z.url({ protocol: /^https?$/ }).optional();
