import { FIELDS_SHAPE } from '../form/memorial-fields';
import type { EditedForm } from './edited-memorial';
import {
  fromKeptRelatives,
  KEPT_RELATIVE_SHAPE,
  LOADED_RELATIVE_SHAPE,
  toKeptRelatives,
  toLoadedRelatives,
} from './kept-relatives';
import type { Keeping } from './use-kept-edits';

const KEPT_SHAPE = {
  ...FIELDS_SHAPE,
  familyMembers: [KEPT_RELATIVE_SHAPE],
  loadedFamily: [LOADED_RELATIVE_SHAPE],
};

/**
 * Stores the editor's form in the browser. Of relatives' private values only typed ones are stored; if the family was
 * changed, so is the list of relatives that had been loaded. `toCheck` names all relatives to check, including those
 * added by others.
 */
export const keepForm: Keeping<EditedForm> = {
  shape: KEPT_SHAPE,
  toKept: ({ familyMembers, ...changed }, loaded) => ({
    ...changed,
    ...(familyMembers && {
      familyMembers: toKeptRelatives(familyMembers, loaded.familyMembers),
      loadedFamily: toLoadedRelatives(loaded.familyMembers),
    }),
  }),
  fromKept: (kept, loaded) => {
    const { familyMembers, loadedFamily = [], ...rest } = kept as Partial<typeof KEPT_SHAPE>; // it was read with that shape
    // The visibility now has its own page. An earlier release stored it here, where restoring it would go unnoticed.
    const { isPublic: _, visibility: __, ...fields } = rest;
    if (!familyMembers) return { fields, toCheck: [] };
    const family = fromKeptRelatives(familyMembers, loadedFamily, loaded.familyMembers);
    return {
      fields: { ...fields, familyMembers: family.relatives },
      toCheck: [...family.lost, ...family.added],
    };
  },
};
