import { getTranslations } from 'next-intl/server';
import type { PageSay } from './use-say';

/** The words of the page that is being rendered, for async components and metadata. */
export const getSay = async (): Promise<PageSay> => (await getTranslations()) as unknown as PageSay; // the same keys, spelled out
