import { language } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { catalogueOf } from './catalogue';
import { DEFAULT_LANGUAGE, isLanguage } from './languages';

/**
 * What next-intl knows while a page is rendered (next.config.mjs names this file): the language, from the first part of
 * the rendered path, and its messages. The only reader of Next's root parameters.
 */
export default getRequestConfig(async () => {
  const prefix = await language();
  const locale = isLanguage(prefix) ? prefix : DEFAULT_LANGUAGE;
  return { locale, messages: catalogueOf(locale), timeZone: 'UTC' };
});
