import { z } from 'zod';
import type { ReliabilityScale } from './scale';

/** The finding on one target of docs/security.md. `in part`: it holds as far as it was measured. */
const finding = z.object({
  target: z.string(),
  outcome: z.enum(['met', 'in part', 'missed']),
  figures: z.string(),
});

const table = z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) });

/** What a part reports. */
export const measurementSchema = z.object({
  title: z.string(),
  /** What was measured, in a few sentences. */
  text: z.string(),
  findings: z.array(finding),
  tables: z.array(table),
});

/** The stored result of a part: its last figures, when and where they were measured, and the outcome of later tries. */
const result = z.object({
  measured: measurementSchema.optional(),
  /** The machine, the versions, the command and the time. */
  facts: z.record(z.string(), z.string()),
  failure: z.object({ at: z.string(), reason: z.string() }).optional(),
});

/** The results of all parts, by their names: docs/reliability.json. */
export const resultsSchema = z.record(z.string(), result);

export type TargetFinding = z.output<typeof finding>;
export type Measurement = z.output<typeof measurementSchema>;
export type PartResult = z.output<typeof result>;
export type PartResults = z.output<typeof resultsSchema>;
export type Measure = (scale: ReliabilityScale) => Promise<Measurement>;
