'use client';

import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '@/lib/browser/hydrated';
import type { ListboxState, SuggestionsProps, SuggestLabels } from './suggest-labels';

type NameSearchFieldProps = {
  name: string;
  /** The texts of the suggestions; without them, nothing is suggested. */
  suggest?: SuggestLabels | undefined;
};

/**
 * The name field of the search. If Back or deleting a filter changes the name in the address, the field shows the new
 * name. The suggestions are loaded on focus, since most visitors never search.
 */
export function NameSearchField({ name, suggest }: NameSearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const previousName = useRef(name);
  const id = useId();
  const hydrated = useHydrated();
  const [open, setOpen] = useState<ListboxState>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  // The field is uncontrolled, so that React does not overwrite what is typed; hence the effect.
  useEffect(() => {
    // Not on the first render, since somebody may have typed before hydration.
    if (inputRef.current && previousName.current !== name) inputRef.current.value = name;
    previousName.current = name;
  }, [name]);
  const load = () => {
    // If loading fails, there are no suggestions.
    if (suggest && !Suggestions)
      import('./suggestions').then(
        (loaded) => setSuggestions(() => loaded.Suggestions),
        () => {},
      );
  };
  return (
    <div className="relative mt-1.5">
      <input
        ref={inputRef}
        id="name"
        name="name"
        {...(suggest ? roleOf(hydrated, id, open) : { type: 'search' })}
        enterKeyHint="search"
        defaultValue={name}
        maxLength={200}
        autoComplete="off"
        onFocus={load}
        onInput={load}
        className="control"
      />
      {suggest && Suggestions && (
        <Suggestions
          inputRef={inputRef}
          id={id}
          labels={suggest}
          listbox={open}
          onListboxChange={setOpen}
        />
      )}
    </div>
  );
}

/** HTML does not allow `role="combobox"` on a `search` input, so the field has the type `text`. */
const roleOf = (hydrated: boolean, id: string, open: ListboxState) =>
  hydrated
    ? {
        type: 'text',
        role: 'combobox',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': open !== null,
        'aria-controls': open ? id : undefined,
        'aria-activedescendant': open?.active,
      }
    : { type: 'text', role: 'searchbox' };
