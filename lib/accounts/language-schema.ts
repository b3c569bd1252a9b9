import { z } from 'zod';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';
import { offeredLanguages } from '@/lib/platform/language/offered-languages';

const UNKNOWN = issueMessage('accounts.faults.languageUnknown');

/**
 * PUT /api/auth/language, one of the languages that this site offers. Not in schema.ts, because
 * that file is also loaded by browsers, which do not have the site's settings.
 */
export const languageInput = z.strictObject({
  language: z
    .enum(ALL_LANGUAGES, UNKNOWN)
    .refine((language) => offeredLanguages().includes(language), UNKNOWN),
});

export type LanguageInput = z.output<typeof languageInput>;
