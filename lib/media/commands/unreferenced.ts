/** A Prisma filter for media that no memorial, draft or condolence shows. */
export const SHOWN_NOWHERE = {
  memorialId: null,
  mainOf: null,
  coverOf: null,
  draftOf: null,
  condolence: null,
} as const;

/** As SHOWN_NOWHERE, without contributions that wait: nothing refers to them. */
export const REFERENCED_NOWHERE = { ...SHOWN_NOWHERE, contribution: null } as const;
