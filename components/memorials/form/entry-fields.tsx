import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';

/** The texts for the entry with a given number, and the label of the Add button. */
export type EntryLabels = {
  entry: (number: number) => string;
  added: (number: number) => string;
  removed: (number: number) => string;
  remove: (number: number) => string;
  add: string;
};

type Props = {
  /** The list's name in the form. An entry's fields are named `{name}.0.…`. */
  name: string;
  /** The entries' ids from `useFieldArray`. */
  ids: readonly string[];
  labels: EntryLabels;
  limit: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** Whether an entry may be removed. By default all may. */
  mayRemove?: ((index: number) => boolean) | undefined;
  children: (index: number) => ReactNode;
};

/** A list of field groups that can be added and removed. Changes move the focus, and screen readers announce them. */
export function EntryFields(props: Props) {
  const { name, ids, labels, limit, onAdd, onRemove, mayRemove, children } = props;
  const hydrated = useHydrated();
  const [status, setStatus] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);

  const add = () => {
    flushSync(() => {
      onAdd();
      setStatus(labels.added(ids.length + 1));
    });
    document.querySelector<HTMLElement>(`[name^="${name}.${ids.length}."]`)?.focus();
  };
  const removeAt = (index: number) => {
    flushSync(() => {
      onRemove(index);
      setStatus(labels.removed(index + 1));
    });
    addButton.current?.focus(); // the pressed button is gone
  };

  return (
    <>
      {ids.map((id, index) => (
        <fieldset key={id} className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-5">
          <legend className="float-start w-full pb-4 font-semibold">
            {labels.entry(index + 1)}
          </legend>
          <div className="clear-both space-y-5">
            {children(index)}
            {(mayRemove?.(index) ?? true) && (
              <Button variant="quiet" disabled={!hydrated} onClick={() => removeAt(index)}>
                {labels.remove(index + 1)}
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      <p role="status" className="sr-only">
        {status}
      </p>
      {ids.length < limit && (
        <Button ref={addButton} variant="secondary" disabled={!hydrated} onClick={add}>
          <Plus aria-hidden size={20} />
          {labels.add}
        </Button>
      )}
    </>
  );
}
