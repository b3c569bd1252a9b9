import { z } from 'zod';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { listedLanguages } from '@/lib/platform/language/offered-languages';
import { TEXT_LANGUAGES } from './text-fields';

const UNLISTED = issueMessage('memorials.faults.languageUnlisted');

/** For storing a translation: the language must be one that this site shows. */
export const textParams = z.object({
  id: z.string(),
  language: z
    .enum(TEXT_LANGUAGES, UNLISTED)
    .refine((language) => listedLanguages().includes(language), UNLISTED),
});

/**
 * For reading and deleting a translation: an impossible language is answered with 404 like a
 * missing translation, not with 400.
 */
export const storedTextParams = z.object({ id: z.string(), language: z.string() });
