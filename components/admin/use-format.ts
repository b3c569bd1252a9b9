import { useLocale } from 'next-intl';
import { factsOf } from '@/lib/platform/language/languages';

/** Whose rules numbers and dates follow on this page, for Intl. */
export const useFormat = (): string => factsOf(useLocale()).format;
