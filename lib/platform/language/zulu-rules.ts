/**
 * Chromium's `Intl` has no isiZulu data and would write English. These functions write what the
 * server's `Intl` writes.
 */
export const ZULU = 'zu';

/** The parts of a day to format. */
export type DayParts = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'year' | 'month'>;

const MONTHS = [
  'Januwari',
  'Februwari',
  'Mashi',
  'Ephreli',
  'Meyi',
  'Juni',
  'Julayi',
  'Agasti',
  'Septhemba',
  'Okthoba',
  'Novemba',
  'Disemba',
];

/** Formats an ISO day as `Intl` does; null for other parts. */
export function formatZuluDay(isoDay: string, { dateStyle, year, month }: DayParts): string | null {
  const [ofYear = 0, ofMonth = 1, ofDay = 1] = isoDay.split('-').map(Number);
  const name = MONTHS[ofMonth - 1] ?? '';
  if (dateStyle === 'long') return `${name} ${ofDay}, ${ofYear}`;
  if (month === 'long') return year ? `${name} ${ofYear}` : name;
  return null;
}

/** 'a, b, ne-c' */
export function formatZuluList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  const first = items.slice(0, -1);
  return first.length > 0 ? `${first.join(', ')}${first.length > 1 ? ',' : ''} ne-${last}` : last;
}
