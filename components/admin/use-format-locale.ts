import { useLocale } from 'next-intl';
import { languageInfo } from '@/lib/platform/language/languages';

/** Returns the locale for `Intl` whose number and date formats this page uses. */
export const useFormatLocale = (): string => languageInfo(useLocale()).format;
