import { getLocale, getTranslations } from 'next-intl/server';
import { type PageSay, sayOf } from './use-say';

/** The translator of the page that is being rendered, for async components and metadata. */
export const getSay = async (): Promise<PageSay> =>
  sayOf(await getTranslations(), await getLocale());
