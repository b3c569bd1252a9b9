import { FIELDS_SHAPE } from '../form/memorial-fields';
import type { EditedForm } from './edited-memorial';
import {
  fromStoredRelatives,
  LOADED_RELATIVE_SHAPE,
  STORED_RELATIVE_SHAPE,
  toLoadedRelatives,
  toStoredRelatives,
} from './stored-relatives';
import type { FormStorage } from './use-stored-edits';

const STORED_EDITS_SHAPE = {
  ...FIELDS_SHAPE,
  familyMembers: [STORED_RELATIVE_SHAPE],
  loadedFamily: [LOADED_RELATIVE_SHAPE],
};

/**
 * Stores the editor's form in the browser. Of relatives' private values only typed ones are stored; if the family was
 * changed, so is the list of relatives that had been loaded. `toCheck` names all relatives to check, including those
 * added by others.
 */
export const formStorage: FormStorage<EditedForm> = {
  shape: STORED_EDITS_SHAPE,
  toStored: ({ familyMembers, ...changed }, loaded) => ({
    ...changed,
    ...(familyMembers && {
      familyMembers: toStoredRelatives(familyMembers, loaded.familyMembers),
      loadedFamily: toLoadedRelatives(loaded.familyMembers),
    }),
  }),
  fromStored: (stored, loaded) => {
    const {
      familyMembers,
      loadedFamily = [],
      ...rest
    } = stored as Partial<typeof STORED_EDITS_SHAPE>; // it was read with that shape
    // The visibility now has its own page. An earlier release stored it here, where restoring it would go unnoticed.
    const { isPublic: _, visibility: __, ...fields } = rest;
    if (!familyMembers) return { fields, toCheck: [] };
    const family = fromStoredRelatives(familyMembers, loadedFamily, loaded.familyMembers);
    return {
      fields: { ...fields, familyMembers: family.relatives },
      toCheck: [...family.lost, ...family.added],
    };
  },
};
