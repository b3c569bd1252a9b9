import { z } from 'zod';
import { fault } from '@/lib/platform/language/fault';
import { listedLanguages } from '@/lib/platform/language/offered';
import { TEXT_LANGUAGES } from './text-fields';

const UNLISTED = fault('memorials.faults.languageUnlisted');

/** The parameters of an address to store a text at: one that no page of this site would show is not accepted. */
export const textParams = z.object({
  id: z.string(),
  language: z
    .enum(TEXT_LANGUAGES, UNLISTED)
    .refine((language) => listedLanguages().includes(language), UNLISTED),
});

/** To read or delete one: an address that no text could have is as unknown (404) as any other. */
export const storedTextParams = z.object({ id: z.string(), language: z.string() });
