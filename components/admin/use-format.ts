import { useLocale } from 'next-intl';
import { factsOf } from '@/lib/platform/language/languages';

/** Returns the locale for `Intl` whose number and date formats this page uses. */
export const useFormat = (): string => factsOf(useLocale()).format;
