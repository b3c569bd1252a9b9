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
 * How the editor's form is stored: relatives' private values only where they were typed, and with a changed family
 * who was loaded. `toCheck` names all relatives to check, also those who were added elsewhere.
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
    const { familyMembers, loadedFamily = [], ...rest } = kept as Partial<typeof KEPT_SHAPE>; // read with that shape
    // Who sees it is changed on a page of its own; an earlier release had it here, where nobody would see it come back.
    const { isPublic: _, visibility: __, ...fields } = rest;
    if (!familyMembers) return { fields, toCheck: [] };
    const family = fromKeptRelatives(familyMembers, loadedFamily, loaded.familyMembers);
    return {
      fields: { ...fields, familyMembers: family.relatives },
      toCheck: [...family.lost, ...family.added],
    };
  },
};
