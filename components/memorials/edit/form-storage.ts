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
 * Stores the editor's form in the browser. It stores relatives' private values only if they were typed. If the family
 * was changed, it also stores the list of relatives that had been loaded. `toCheck` names the relatives that people
 * should check before saving, including those added by others.
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
    // Visibility now has its own page. Earlier releases stored it here, where nobody would notice if it was restored.
    const { isPublic: _, visibility: __, ...fields } = rest;
    if (!familyMembers) return { fields, toCheck: [] };
    const family = fromStoredRelatives(familyMembers, loadedFamily, loaded.familyMembers);
    return {
      fields: { ...fields, familyMembers: family.relatives },
      toCheck: [...family.lost, ...family.added],
    };
  },
};
