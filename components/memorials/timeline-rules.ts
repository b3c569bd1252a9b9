import type { ReactNode } from 'react';
import type { WrittenText } from '@/lib/memorials/page-words';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';

/**
 * An entry of a timeline. `year` is in the margin; `when` is the full text of the years if it contains more than that.
 */
export type TimelineEntry = {
  year: string;
  what: ReactNode;
  where: string;
  when: string;
  more?: WrittenText;
};

export const careerEntry = (entry: MemorialPageView['career'][number]): TimelineEntry => ({
  what: entry.title || entry.company,
  where: entry.title ? entry.company : '',
  ...splitYear(entry.years),
});

export const educationEntry = (entry: MemorialPageView['education'][number]): TimelineEntry => ({
  what: [entry.degree, entry.fieldOfStudy].filter(Boolean).join(', ') || entry.institution,
  where: [entry.degree || entry.fieldOfStudy ? entry.institution : '', entry.location]
    .filter(Boolean)
    .join(', '),
  ...splitYear([entry.startYear, entry.endYear].filter(Boolean).join(' – ')),
});

type Military = Pick<
  MemorialPageView,
  'militaryRank' | 'militaryBranch' | 'militaryServiceYears' | 'words'
>;

/** `served` is the text of the entry if there is no rank. */
export const militaryEntry = (memorial: Military, served: string): TimelineEntry => ({
  what: memorial.militaryRank || served,
  where: memorial.militaryBranch,
  more: memorial.words.militaryDetails,
  ...splitYear(memorial.militaryServiceYears),
});

/** Returns the first year in the family's text and, if it contains more, the whole text: '1842' and '1842-1843'. */
export function splitYear(written: string): Pick<TimelineEntry, 'year' | 'when'> {
  const year = /\d{4}/.exec(written)?.[0] ?? '';
  return { year, when: written.trim() === year ? '' : written };
}

/** Returns the entries that have a year, sorted by it. The order within a year is kept. */
export const sortByYear = (entries: TimelineEntry[]): TimelineEntry[] =>
  entries
    .filter(({ year }) => year !== '')
    .sort((one, other) => Number(one.year) - Number(other.year));
