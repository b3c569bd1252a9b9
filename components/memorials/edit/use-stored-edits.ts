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
  fromStored: (stored: object, loaded: T) => { fields: Partial<T>; toCheck: string[] };
};

type StoredEditsOptions<T extends FieldValues> = {
  key: EditsKey;
  form: Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'subscribe'>;
  /** The fields as loaded from the server. */
  loaded: T;
  storage: FormStorage<T>;
  gallery: EditedGallery;
};

/**
 * Stores unsaved changes in this browser as they are made and restores them when the editor is opened again.
 * `isRestored` says whether any were restored, `toCheck` names the relatives to check, and `isStored` says whether the
 * browser could store the last change.
 */
export function useStoredEdits<T extends FieldValues>(options: StoredEditsOptions<T>) {
  const [isRestored, setIsRestored] = useState(false);
  const [toCheck, setToCheck] = useState<string[]>([]);
  const [isStored, setIsStored] = useState(true);
  const mayStore = useMayStore(options.key.userId);
  const latest = useRef(options);
  const isFinished = useRef(false);
  useLayoutEffect(() => {
    latest.current = options;
  });

  // The server renders the saved memorial; this restores the changes before the browser paints.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each opened editor; `latest` has the current values.
  useLayoutEffect(() => {
    const { key, form, loaded, storage, gallery } = latest.current;
    const found = readEdits(key, storage.shape);
    if (found) {
      const restored = storage.fromStored(found.fields, loaded);
      const values = { ...loaded, ...restored.fields };
      form.reset(values as DefaultValues<T>, { keepDefaultValues: true }); // it has all fields, so it is not partial
      if (found.gallery) gallery.change([...restoreArrangement(gallery.items, found.gallery)]);
      setToCheck(restored.toCheck);
      setIsRestored(true);
    }
    return form.subscribe({ formState: { values: true }, callback: storeChanges });
  }, []);

  const { items } = options.gallery;
  const firstItems = useRef(items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `storeChanges` reads the current values.
  useEffect(() => {
    if (items !== firstItems.current) storeChanges();
  }, [items]);

  function storeChanges() {
    if (isFinished.current) return;
    // A logout in another tab has deleted all stored changes; they must not be stored again.
    if (!mayStore()) return setIsStored(false);
    const { key, form, loaded, storage, gallery } = latest.current;
    const changed: Partial<T> = changedFields(loaded, form.getValues());
    const arrangement = gallery.isArranged
      ? gallery.items.map(({ id, caption, audience }) => ({ id, caption, audience }))
      : null;
    const fields = storage.toStored(changed, loaded);
    setIsStored(storeEdits(key, { fields, gallery: arrangement }));
  }

  /** Deletes the stored changes after they were saved or discarded. */
  function discardStored() {
    isFinished.current = true;
    deleteEdits(latest.current.key);
  }

  /** Resets the form and the gallery to the saved memorial. Later changes are stored as before. */
  function discard() {
    const { key, form, loaded, gallery } = latest.current;
    form.reset(loaded);
    gallery.reset();
    deleteEdits(key);
    setIsRestored(false);
    setToCheck([]);
  }

  return { isRestored, toCheck, isStored, discardStored, discard };
}
