import { useLocale } from 'next-intl';
import type { Language } from './languages';

/** The language of the page, for server components (use-language.ts). */
export const useLanguage = (): Language => useLocale();
