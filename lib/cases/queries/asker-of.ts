import type { Language } from '@/lib/platform/language/languages';
import { languageOf } from '@/lib/platform/language/offered';

type Case = {
  /** As it was typed; '' where nobody has typed one. */
  email: string;
  language: string;
  openedBy: { email: string; language: string } | null;
};

/** To whom the answer goes: the address of the form, or of the account whose objection it is; null for nobody. */
export function askerOf({
  email,
  language,
  openedBy,
}: Case): { email: string; language: Language } | null {
  if (email) return { email, language: languageOf(language) };
  return openedBy && { email: openedBy.email, language: languageOf(openedBy.language) };
}
