import { useLocale } from 'next-intl';

/** The language of the page, in server components (use-language.ts). */
export const useLanguage = (): string => useLocale();
