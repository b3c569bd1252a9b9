import { useLocale } from 'next-intl';
import { languageInfo } from '@/lib/platform/language/languages';

/** Returns the locale with which `Intl` formats numbers and dates on this page. */
export const useFormatLocale = (): string => languageInfo(useLocale()).format;
