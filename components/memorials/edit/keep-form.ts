import { FIELDS_SHAPE } from '../form/memorial-fields';
import type { EditedForm } from './edited-memorial';
import { fromKeptRelatives, KEPT_RELATIVE_SHAPE, toKeptRelatives } from './kept-relatives';
import type { Keeping } from './use-kept-edits';

const KEPT_SHAPE = { ...FIELDS_SHAPE, familyMembers: [KEPT_RELATIVE_SHAPE] };

/** How the editor's form is stored: relatives' private values only where they were typed. */
export const keepForm: Keeping<EditedForm> = {
  shape: KEPT_SHAPE,
  toKept: ({ familyMembers, ...changed }, loaded) => ({
    ...changed,
    ...(familyMembers && { familyMembers: toKeptRelatives(familyMembers, loaded.familyMembers) }),
  }),
  fromKept: (kept, loaded) => {
    const { familyMembers, ...fields } = kept as Partial<typeof KEPT_SHAPE>; // read with that shape
    if (!familyMembers) return { fields, lost: [] };
    const { relatives, lost } = fromKeptRelatives(familyMembers, loaded.familyMembers);
    return { fields: { ...fields, familyMembers: relatives }, lost };
  },
};
