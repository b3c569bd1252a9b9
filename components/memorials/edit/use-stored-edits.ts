import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useMayStore } from '@/lib/browser/logout-mark';
import {
  changedFields,
  deleteEdits,
  type EditsKey,
  readEdits,
  storeEdits,
} from '@/lib/browser/stored-edits';
import { restoreArrangement } from './restore-arrangement';
import type { EditedGallery } from './use-gallery-draft';

/** How changed fields are stored, and how stored ones are restored. */
export type FormStorage<T> = {
  /** The fields a stored copy may have, each list with one sample entry. */
  shape: object;
  toStored: (changed: Partial<T>, loaded: T) => object;
  /** `toCheck` names the relatives that a person should check before saving. */
  fromStored: (kept: object, loaded: T) => { fields: Partial<T>; toCheck: string[] };
};

type StoredEditsOptions<T extends FieldValues> = {
  of: EditsKey;
  form: Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'subscribe'>;
  /** The fields as loaded from the server. */
  loaded: T;
  storage: FormStorage<T>;
  gallery: EditedGallery;
};

/**
 * Stores unsaved changes in this browser as they are made and restores them when the editor is opened again.
 * `isRestored` says whether any were restored, `toCheck` names the relatives to check, and `isKept` says whether the
 * browser could store the last change.
 */
export function useStoredEdits<T extends FieldValues>(edited: StoredEditsOptions<T>) {
  const [isRestored, setIsRestored] = useState(false);
  const [toCheck, setToCheck] = useState<string[]>([]);
  const [isStored, setIsStored] = useState(true);
  const mayStore = useMayStore(edited.of.userId);
  const latest = useRef(edited);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    latest.current = edited;
  });

  // The server renders the saved memorial; this restores the changes before the browser paints.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each opened editor; `latest` has the current values.
  useLayoutEffect(() => {
    const { of, form, loaded, storage, gallery } = latest.current;
    const found = readEdits(of, storage.shape);
    if (found) {
      const completed = storage.fromStored(found.fields, loaded);
      const values = { ...loaded, ...completed.fields };
      form.reset(values as DefaultValues<T>, { keepDefaultValues: true }); // it has all fields, so it is not partial
      if (found.gallery) gallery.change([...restoreArrangement(gallery.items, found.gallery)]);
      setToCheck(completed.toCheck);
      setIsRestored(true);
    }
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, []);

  const { items } = edited.gallery;
  const firstItems = useRef(items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` reads the current values.
  useEffect(() => {
    if (items !== firstItems.current) keep();
  }, [items]);

  function keep() {
    if (isOver.current) return;
    // Another tab has logged out and deleted all stored changes; they must not be stored again.
    if (!mayStore()) return setIsStored(false);
    const { of, form, loaded, storage, gallery } = latest.current;
    const changed: Partial<T> = changedFields(loaded, form.getValues());
    const arranged = gallery.isArranged
      ? gallery.items.map(({ id, caption, audience }) => ({ id, caption, audience }))
      : null;
    const fields = storage.toStored(changed, loaded);
    setIsStored(storeEdits(of, { fields, gallery: arranged }));
  }

  /** Deletes the stored changes after they were saved or discarded. */
  function discardStored() {
    isOver.current = true;
    deleteEdits(latest.current.of);
  }

  /** Resets the form to the saved memorial; later changes are stored again. */
  function discard() {
    const { of, form, loaded, gallery } = latest.current;
    form.reset(loaded);
    gallery.reset();
    deleteEdits(of);
    setIsRestored(false);
    setToCheck([]);
  }

  return { isRestored, toCheck, isStored, discardStored, discard };
}
