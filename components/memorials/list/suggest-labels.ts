import type { RefObject } from 'react';
import { blanks } from '@/lib/platform/language/fill';
import type { Say } from '@/lib/platform/language/said';
import { becauseLabels } from './because';

export type SuggestLabels = ReturnType<typeof suggestLabels>;

/** Null while the list of suggestions is closed; else the id of its row that the arrow keys have reached, if any. */
export type OpenList = { active: string | undefined } | null;

export type SuggestionsProps = {
  /** The field that they belong to, a combobox. */
  box: RefObject<HTMLInputElement | null>;
  /** Of the list. */
  id: string;
  labels: SuggestLabels;
  open: OpenList;
  onOpen: (open: OpenList) => void;
};

/** As many people as the API suggests at most. */
const MOST = 6;

/**
 * The finished strings of the list of suggestions: it is loaded without a catalogue, also on cached pages.
 * `counts` is what is announced, by the number of people; `dates` are years that are not exact.
 */
export const suggestLabels = (say: Say) => ({
  list: say('lists.suggest.label'),
  counts: Array.from({ length: MOST + 1 }, (_, count) => say('lists.suggest.people', { count })),
  searchFor: say('lists.suggest.searchFor', blanks('typed')),
  ...becauseLabels(say),
  dates: {
    decade: say('memorials.dates.decade', blanks('year')),
    about: say('memorials.dates.about', blanks('year')),
    before: say('memorials.dates.before', blanks('year')),
    after: say('memorials.dates.after', blanks('year')),
  },
});
