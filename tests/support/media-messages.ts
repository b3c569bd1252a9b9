import { FileError } from '@/lib/media/decoder/file-error';
import { MEDIA_ERROR_MESSAGES } from '@/lib/media/rules';
import type { Message } from '@/lib/platform/language/message';
import { translateIn } from '@/lib/platform/language/translator-for';

/** The English messages about files that we refuse. */
export const MESSAGES = Object.fromEntries(
  Object.entries(MEDIA_ERROR_MESSAGES).map(([name, fault]) => [name, translateIn('en', fault)]),
) as Record<keyof typeof MEDIA_ERROR_MESSAGES, string>; // as: fromEntries() loses the names

export const toEnglish = (said: Message | null) => said && translateIn('en', said);

/** Waits for a decoder. If it refuses a file, the error carries the English reason. */
export const withEnglishErrors = <Made>(work: Promise<Made>): Promise<Made> =>
  work.catch((error: unknown) => {
    if (error instanceof FileError) error.message = translateIn('en', error.userMessage);
    throw error;
  });
