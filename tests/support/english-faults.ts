import type { z } from 'zod';
import { saidOf } from '@/lib/platform/language/fault';
import { sayIn } from '@/lib/platform/language/words-in';

/** The English messages of a schema's issues, in order. */
export const englishFaults = (error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).map((issue) => {
    const found = saidOf(issue);
    return found ? sayIn('en', found) : issue.message;
  });
