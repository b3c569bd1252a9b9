import { useLocale } from 'next-intl';
import { languageInfo } from './languages';
import { formatZuluList, ZULU } from './zulu-rules';

/** Returns a function that joins things as the language of the page does: 'a, b and c'. */
export function useList(): (items: readonly string[]) => string {
  const { format } = languageInfo(useLocale());
  return (items) =>
    format === ZULU ? formatZuluList(items) : new Intl.ListFormat(format).format(items);
}
