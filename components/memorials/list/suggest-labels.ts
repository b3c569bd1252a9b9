import type { RefObject } from 'react';
import { placeholders } from '@/lib/platform/language/fill-placeholders';
import type { Translate } from '@/lib/platform/language/message';
import { matchReasonLabels } from './match-reason';

export type SuggestLabels = ReturnType<typeof suggestLabels>;

/** null while the suggestions are closed; otherwise the id of the active row, if any. */
export type ListboxState = { active: string | undefined } | null;

export type SuggestionsProps = {
  /** The search field, a combobox. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** The id of the listbox. */
  id: string;
  labels: SuggestLabels;
  listbox: ListboxState;
  onListboxChange: (open: ListboxState) => void;
};

/** The maximum number of people that the API suggests. */
const MAX_PEOPLE = 6;

/**
 * The texts of the suggestions, translated in advance: the suggestions load no message catalogue and are used on cached
 * pages. `counts` are the announcements by number of people; `dates` are for inexact years.
 */
export const suggestLabels = (t: Translate) => ({
  list: t('lists.suggest.label'),
  counts: Array.from({ length: MAX_PEOPLE + 1 }, (_, count) =>
    t('lists.suggest.people', { count }),
  ),
  searchFor: t('lists.suggest.searchFor', placeholders('typed')),
  ...matchReasonLabels(t),
  dates: {
    decade: t('memorials.dates.decade', placeholders('year')),
    about: t('memorials.dates.about', placeholders('year')),
    before: t('memorials.dates.before', placeholders('year')),
    after: t('memorials.dates.after', placeholders('year')),
  },
});
