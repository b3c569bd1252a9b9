const KILOBYTE = { name: 'kilobyte', bytes: 1000 } as const;
/** As mobile networks count data. */
const MEGABYTE = { name: 'megabyte', bytes: 1_000_000 } as const;
/** Less would be rounded to few tenths of a megabyte, or to none. */
const LEAST_IN_MEGABYTES = 100_000;

/** Writes a number of bytes in a locale, as megabytes, or as kilobytes if it is small. */
export function formatDataSize(bytes: number, locale: string): string {
  const unit = unitOf(bytes);
  const options = { style: 'unit', unit: unit.name, unitDisplay: 'short' } as const;
  return format(bytes / unit.bytes, locale, options);
}

/** Writes a part of a number of bytes that is written beside it: without the unit, if it is the same one. */
export function formatPartOfData(part: number, bytes: number, locale: string): string {
  const unit = unitOf(bytes);
  const isOther = part > 0 && unitOf(part) !== unit;
  return isOther ? formatDataSize(part, locale) : format(part / unit.bytes, locale);
}

const unitOf = (bytes: number) => (bytes < LEAST_IN_MEGABYTES ? KILOBYTE : MEGABYTE);

const format = (number: number, locale: string, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 1 }).format(number);
