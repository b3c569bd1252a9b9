import { getLocale, getTranslations } from 'next-intl/server';
import { extendTranslator, type PageTranslate } from './use-translate';

/** The translator of the page that is being rendered, for async components and metadata. */
export const getTranslate = async (): Promise<PageTranslate> =>
  extendTranslator(await getTranslations(), await getLocale());
