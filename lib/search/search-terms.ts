import { wordsOfName } from '@/lib/memorials/queries/list-filter';

/** Titles and other words that people type beside a name, folded. */
const BESIDE_NAMES = new Set(
  [
    'mr mrs ms miss dr prof the late born nee ne mnr mev dokter wyle gebore sr sra don dona nacida nacido finado',
    'm mme mlle feu senhor senhora nascida falecido mzee bwana bibi marehemu u-mnu unkk umufi السيد السيده',
    'الدكتور المرحوم المرحومه מר גברת דר המנוח המנוחה श्री श्रीमती डॉ स्वर्गीय 先生 女士 已故',
  ].flatMap((words) => words.split(' ')),
);

const YEAR = /^\d{4}$/;

/** A search: the words of the name, and the year of birth or death if one was typed. */
export type SearchTerms = { words: string[]; year: number | null };

/** Parses a search. If there are other words, titles are left out and four digits are a year. */
export function parseSearchTerms(typed: string): SearchTerms {
  const all = wordsOfName(typed);
  const names = all.filter((word) => !BESIDE_NAMES.has(word.replaceAll('.', '')));
  const words = names.filter((word) => !YEAR.test(word));
  if (words.length === 0) return { words: all, year: null };
  const year = names.find((word) => YEAR.test(word));
  return { words, year: year === undefined ? null : Number(year) };
}
