/** Of what `Intl` writes in isiZulu, Chromium has no words: it would write English ones. Here they are the server's. */
export const ZULU = 'zu';

/** What of a day is written. */
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

/** An ISO day as `Intl` writes it; null for parts that have no words. */
export function zuluDay(isoDay: string, { dateStyle, year, month }: DayParts): string | null {
  const [ofYear = 0, ofMonth = 1, ofDay = 1] = isoDay.split('-').map(Number);
  const name = MONTHS[ofMonth - 1] ?? '';
  if (dateStyle === 'long') return `${name} ${ofDay}, ${ofYear}`;
  if (month === 'long') return year ? `${name} ${ofYear}` : name;
  return null;
}

/** 'a, b, ne-c' */
export function zuluList(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  const first = things.slice(0, -1);
  return first.length > 0 ? `${first.join(', ')}${first.length > 1 ? ',' : ''} ne-${last}` : last;
}
