import { getRequestConfig } from 'next-intl/server';
import { catalogueOf } from './catalogue';
import { DEFAULT_LANGUAGE } from './languages';

/** What next-intl knows while a page is rendered (next.config.mjs names this file): its language and messages. */
export default getRequestConfig(async () => ({
  locale: DEFAULT_LANGUAGE,
  messages: catalogueOf(DEFAULT_LANGUAGE),
  timeZone: 'UTC',
}));
