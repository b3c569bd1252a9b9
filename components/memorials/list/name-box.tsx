'use client';

import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '@/lib/browser/hydrated';
import type { OpenList, SuggestionsProps, SuggestLabels } from './suggest-labels';

type NameBoxProps = {
  name: string;
  /** Suggests people while somebody types, in these words; without it, the field does not. */
  suggest?: SuggestLabels | undefined;
};

/**
 * The name to search for. It follows the address, also when Back or a removed filter changes it. What suggests
 * people is loaded when the field gets the focus: most visitors never search.
 */
export function NameBox({ name, suggest }: NameBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const followed = useRef(name);
  const id = useId();
  const hydrated = useHydrated();
  const [open, setOpen] = useState<OpenList>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  // The field belongs to the person typing, so React leaves it alone; only an effect can follow.
  useEffect(() => {
    // Not at first: somebody may have typed before the script ran.
    if (box.current && followed.current !== name) box.current.value = name;
    followed.current = name;
  }, [name]);
  const load = () => {
    // Without a connection there are no suggestions.
    if (suggest && !Suggestions)
      import('./suggestions').then(
        (loaded) => setSuggestions(() => loaded.Suggestions),
        () => {},
      );
  };
  return (
    <div className="relative mt-1.5">
      <input
        ref={box}
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
        <Suggestions box={box} id={id} labels={suggest} open={open} onOpen={setOpen} />
      )}
    </div>
  );
}

/** HTML lets a field of the type `search` be no combobox, which it becomes with the scripts. */
const roleOf = (hydrated: boolean, id: string, open: OpenList) =>
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
