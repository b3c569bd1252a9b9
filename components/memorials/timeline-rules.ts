import type { ReactNode } from 'react';
import type { WrittenText } from '@/lib/memorials/page-words';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';

/**
 * An entry of a timeline. `year` is shown in the margin. `when` is the family's own text for the years, or '' if that
 * text is only the year.
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

/** `defaultTitle` is shown if there is no rank. */
export const militaryEntry = (memorial: Military, defaultTitle: string): TimelineEntry => ({
  what: memorial.militaryRank || defaultTitle,
  where: memorial.militaryBranch,
  more: memorial.words.militaryDetails,
  ...splitYear(memorial.militaryServiceYears),
});

/** Splits '1842-1843' into the year 1842 and the whole text. If the text is only a year, `when` is ''. */
export function splitYear(text: string): Pick<TimelineEntry, 'year' | 'when'> {
  const year = /\d{4}/.exec(text)?.[0] ?? '';
  return { year, when: text.trim() === year ? '' : text };
}

/** Returns the entries that have a year, sorted by it. The order within a year is kept. */
export const sortByYear = (entries: TimelineEntry[]): TimelineEntry[] =>
  entries
    .filter(({ year }) => year !== '')
    .sort((one, other) => Number(one.year) - Number(other.year));
