import type { Language } from '@/lib/platform/language/languages';
import { languageOf } from '@/lib/platform/language/offered';

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
export function askerOf({
  email,
  language,
  openedBy,
}: Case): { email: string; language: Language } | null {
  if (email) return { email, language: languageOf(language) };
  return openedBy && { email: openedBy.email, language: languageOf(openedBy.language) };
}
