import { language } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { catalogueOf } from './catalogue';
import { DEFAULT_LANGUAGE, isLanguage } from './languages';

/**
 * The configuration of next-intl for a page (next.config.mjs names this file): the language, from
 * the first segment of the rendered path, and its messages. Only this file reads Next's root
 * parameters.
 */
export default getRequestConfig(async () => {
  const prefix = await language();
  const locale = isLanguage(prefix) ? prefix : DEFAULT_LANGUAGE;
  return { locale, messages: catalogueOf(locale), timeZone: 'UTC' };
});
