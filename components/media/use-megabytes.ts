import { useFormatLocale } from '../ui/use-format-locale';

/** As mobile networks count data. */
const MEGABYTE = 1_000_000;

/** Returns functions that write a number of bytes as megabytes in the page's language, with and without the unit. */
export function useMegabytes() {
  const locale = useFormatLocale();
  const formatWith = (options: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 1 });
    return (bytes: number) => format(bytes / MEGABYTE);
  };
  return {
    withUnit: formatWith({ style: 'unit', unit: 'megabyte', unitDisplay: 'short' }),
    withoutUnit: formatWith({}),
  };
}
