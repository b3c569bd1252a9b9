import { Refusal } from '@/lib/media/decoder/refusal';
import { FAULTS } from '@/lib/media/rules';
import type { Said } from '@/lib/platform/language/said';
import { sayIn } from '@/lib/platform/language/words-in';

/** The English messages about files that we refuse. */
export const MESSAGES = Object.fromEntries(
  Object.entries(FAULTS).map(([name, fault]) => [name, sayIn('en', fault)]),
) as Record<keyof typeof FAULTS, string>; // as: fromEntries() loses the names

export const inEnglish = (said: Said | null) => said && sayIn('en', said);

/** Waits for a decoder. If it refuses a file, the error carries the English reason. */
export const refusingInEnglish = <Made>(work: Promise<Made>): Promise<Made> =>
  work.catch((error: unknown) => {
    if (error instanceof Refusal) error.message = sayIn('en', error.said);
    throw error;
  });
