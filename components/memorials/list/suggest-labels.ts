import type { RefObject } from 'react';
import { blanks } from '@/lib/platform/language/fill';
import type { Say } from '@/lib/platform/language/said';
import { becauseLabels } from './because';

export type SuggestLabels = ReturnType<typeof suggestLabels>;

/** null while the suggestions are closed; otherwise the id of the active row, if any. */
export type OpenList = { active: string | undefined } | null;

export type SuggestionsProps = {
  /** The search field, a combobox. */
  box: RefObject<HTMLInputElement | null>;
  /** The id of the listbox. */
  id: string;
  labels: SuggestLabels;
  open: OpenList;
  onOpen: (open: OpenList) => void;
};

/** The maximum number of people that the API suggests. */
const MOST = 6;

/**
 * The texts of the suggestions, already translated, since they load no catalogue and are used on cached pages. `counts`
 * are the announcements by number of people; `dates` are for inexact years.
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
