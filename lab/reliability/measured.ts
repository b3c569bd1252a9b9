import { z } from 'zod';
import type { Scale } from './scale';

/** The finding on one target of docs/security.md. `in part`: it holds as far as it was measured. */
const finding = z.object({
  target: z.string(),
  outcome: z.enum(['met', 'in part', 'missed']),
  figures: z.string(),
});

const table = z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) });

/** What a part reports. */
export const measured = z.object({
  title: z.string(),
  /** What was measured, in a few sentences. */
  text: z.string(),
  findings: z.array(finding),
  tables: z.array(table),
});

/** The stored result of a part: its last figures, when and where they were measured, and the outcome of later tries. */
const result = z.object({
  measured: measured.optional(),
  /** The machine, the versions, the command and the time. */
  facts: z.record(z.string(), z.string()),
  failure: z.object({ at: z.string(), reason: z.string() }).optional(),
});

/** The results of all parts, by their names: docs/reliability.json. */
export const results = z.record(z.string(), result);

export type Finding = z.output<typeof finding>;
export type Measured = z.output<typeof measured>;
export type Result = z.output<typeof result>;
export type Results = z.output<typeof results>;
export type Measure = (scale: Scale) => Promise<Measured>;
