import { getLocale } from 'next-intl/server';
import type { Language } from './languages';

/**
 * The language of the page that is being rendered, for async components, metadata and redirects.
 */
export const getLanguage = (): Promise<Language> => getLocale();
