import { useLocale } from 'next-intl';
import { factsOf } from './languages';
import { ZULU, zuluList } from './zulu-rules';

/** Returns a function that joins things as the language of the page does: 'a, b and c'. */
export function useList(): (things: readonly string[]) => string {
  const { format } = factsOf(useLocale());
  return (things) =>
    format === ZULU ? zuluList(things) : new Intl.ListFormat(format).format(things);
}
