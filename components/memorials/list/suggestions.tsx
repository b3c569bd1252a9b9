'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import * as paths from '@/lib/platform/paths';
import { fetchSuggestions, type SuggestedPerson } from './fetch-suggestions';
import { FillPlaceholder } from './match-reason';
import type { SuggestionsProps } from './suggest-labels';
import { nextRow, shouldSuggest } from './suggest-rules';
import { OptionRow, PersonRow } from './suggestion-rows';

/** How long typing must pause before suggestions are requested. */
const PAUSE_MS = 150;

/**
 * The suggestions below a search field, following the ARIA combobox pattern (decision 0030). The last row submits the
 * search. The focus stays in the field; Enter without an active row searches as usual.
 */
export function Suggestions({ inputRef, id, labels, listbox, onListboxChange }: SuggestionsProps) {
  const router = useRouter();
  const [answer, setAnswer] = useState<{ typed: string; people: SuggestedPerson[] } | null>(null);
  const [active, setActive] = useState(-1);
  const pendingRequest = useRef(new AbortController());
  const people = answer?.people ?? [];
  const rowId = (row: number) => (row < 0 ? undefined : `${id}-${row}`);

  const show = (row: number) => {
    setActive(row);
    onListboxChange({ active: rowId(row) });
  };
  const close = () => {
    pendingRequest.current.abort();
    setActive(-1);
    onListboxChange(null);
  };
  const requestSuggestions = async () => {
    // Abort the previous request, so that its answer cannot overwrite the new one.
    pendingRequest.current.abort();
    pendingRequest.current = new AbortController();
    const { signal } = pendingRequest.current;
    const typed = inputRef.current?.value.trim() ?? '';
    if (!shouldSuggest(typed)) return close();
    // Until the answer arrives, the rows belong to the previous text, so Enter must not open one of them.
    if (listbox) show(-1);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const found = signal.aborted ? null : await fetchSuggestions(typed, signal);
    if (signal.aborted) return;
    if (!found) return close();
    setAnswer({ typed, people: found });
    if (found.length > 0) show(-1);
    else close();
  };
  const choose = (row: number) => {
    const person = people[row];
    close();
    if (person) router.push(pathInPageLanguage(paths.memorial(person._id)));
    else inputRef.current?.form?.requestSubmit();
  };

  const onInput = useEffectEvent(() => void requestSuggestions());
  const onLeave = useEffectEvent(close);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return; // the key belongs to an input method
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step && listbox) show(nextRow(active, step, people.length + 1));
    else if (step) void requestSuggestions();
    else if (event.key === 'Escape' && listbox) close();
    else if (event.key === 'Escape')
      return pendingRequest.current.abort(); // so that a pending request does not open the list
    else if (event.key === 'Enter' && listbox && active >= 0) choose(active);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const field = inputRef.current;
    const abortController = new AbortController();
    const listenerOptions = { signal: abortController.signal };
    field?.addEventListener('input', () => onInput(), listenerOptions);
    field?.addEventListener('keydown', (event) => onKey(event), listenerOptions);
    field?.addEventListener('blur', () => onLeave(), listenerOptions);
    field?.form?.addEventListener('submit', () => onLeave(), listenerOptions);
    // Somebody may have typed while this was loading, and may since have left the field.
    if (field && field === document.activeElement && field.value !== field.defaultValue) onInput();
    return () => abortController.abort();
  }, [inputRef]);
  useEffect(() => () => pendingRequest.current.abort(), []);

  const option = (row: number) => ({
    id: rowId(row),
    isActive: active === row,
    onChoose: () => choose(row),
  });
  return (
    <>
      {answer && listbox && (
        <div
          id={id}
          role="listbox"
          aria-label={labels.list}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute start-0 top-full z-20 mt-1 max-h-[min(28rem,60svh)] w-[min(32rem,calc(100vw-2.5rem))] min-w-full overflow-y-auto rounded-lg border border-edge bg-surface py-1.5 shadow-dialog print:hidden"
        >
          {people.map((person, row) => (
            <PersonRow key={person._id} {...option(row)} person={person} labels={labels} />
          ))}
          <OptionRow {...option(people.length)}>
            <Search aria-hidden size={20} className="mx-1.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <FillPlaceholder text={labels.searchFor} placeholder="typed">
                <bdi>{answer.typed}</bdi>
              </FillPlaceholder>
            </span>
          </OptionRow>
        </div>
      )}
      <p role="status" className="sr-only">
        {answer && (listbox || people.length === 0) && labels.counts[people.length]}
      </p>
    </>
  );
}
