import type { z } from 'zod';
import { messageOfIssue } from '@/lib/platform/language/issue-message';
import { translateIn } from '@/lib/platform/language/translator-for';

/** The English messages of a schema's issues, in order. */
export const englishErrors = (error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).map((issue) => {
    const translatable = messageOfIssue(issue);
    return translatable ? translateIn('en', translatable) : issue.message;
  });
