import { useFormatLocale } from '../ui/use-format-locale';
import { formatDataSize, formatPartOfData } from './data-size';

/** Returns functions that write a number of bytes in the page's language, and a part of it in the same unit. */
export function useDataSize() {
  const locale = useFormatLocale();
  return {
    withUnit: (bytes: number) => formatDataSize(bytes, locale),
    withoutUnit: (part: number, bytes: number) => formatPartOfData(part, bytes, locale),
  };
}
