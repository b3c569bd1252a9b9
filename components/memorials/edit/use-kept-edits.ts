import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import {
  changedFields,
  deleteEdits,
  type EditsOf,
  readEdits,
  storeEdits,
} from '@/lib/browser/stored-edits';
import { arrangedAsKept } from './kept-changes';
import type { EditedGallery } from './use-gallery-copy';

type Edited<T extends FieldValues> = {
  of: EditsOf;
  form: Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'subscribe'>;
  /** As the memorial is. */
  loaded: T;
  /** What a stored copy may have, each list with one entry. */
  shape: object;
  /** Completes stored fields with what is never stored. */
  complete?: (fields: Partial<T>) => Partial<T>;
  gallery: EditedGallery;
};

/**
 * Keeps unsaved changes in this browser as they are made, and brings them back when the editor is opened
 * again: `isRestored` says whether any came back, `isKept` whether the browser could store the last one.
 */
export function useKeptEdits<T extends FieldValues>(edited: Edited<T>) {
  const [isRestored, setIsRestored] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(edited);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    latest.current = edited;
  });

  // The server renders the memorial as it is, and this puts the changes back before the browser paints.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opened editor; the rest is in `latest`.
  useLayoutEffect(() => {
    const { of, form, loaded, shape, complete, gallery } = latest.current;
    const found = readEdits(of, shape);
    if (found) {
      const fields = found.fields as Partial<T>; // `shape` has the names and kinds of T
      const values = { ...loaded, ...(complete?.(fields) ?? fields) };
      form.reset(values as DefaultValues<T>, { keepDefaultValues: true }); // complete, so it is no partial
      if (found.gallery) gallery.change([...arrangedAsKept(gallery.items, found.gallery)]);
      setIsRestored(true);
    }
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, []);

  const { items } = edited.gallery;
  const firstItems = useRef(items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` reads what is current.
  useEffect(() => {
    if (items !== firstItems.current) keep();
  }, [items]);

  function keep() {
    if (isOver.current) return;
    const { of, form, loaded, gallery } = latest.current;
    const arranged = gallery.isArranged
      ? gallery.items.map(({ id, caption }) => ({ id, caption }))
      : null;
    setIsKept(
      storeEdits(of, { fields: changedFields(loaded, form.getValues()), gallery: arranged }),
    );
  }

  /** Deletes the stored changes, because they were saved or the person does not want them. */
  function forget() {
    isOver.current = true;
    deleteEdits(latest.current.of);
  }

  /** Shows the memorial as it is again, and goes on keeping what is changed from now on. */
  function discard() {
    const { of, form, loaded, gallery } = latest.current;
    form.reset(loaded);
    gallery.reset();
    deleteEdits(of);
    setIsRestored(false);
  }

  return { isRestored, isKept, forget, discard };
}
