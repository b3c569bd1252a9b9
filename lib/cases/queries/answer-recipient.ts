import type { Language } from '@/lib/platform/language/languages';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';

type Case = {
  /** As typed into the form; '' for a case without one. */
  email: string;
  language: string;
  openedBy: { email: string; language: string } | null;
};

/**
 * The recipient of the answer: the address in the form, or the account that objected; null if there
 * is neither.
 */
export function answerRecipient({
  email,
  language,
  openedBy,
}: Case): { email: string; language: Language } | null {
  if (email) return { email, language: toOfferedLanguage(language) };
  return openedBy && { email: openedBy.email, language: toOfferedLanguage(openedBy.language) };
}
