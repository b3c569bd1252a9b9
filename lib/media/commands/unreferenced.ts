/** A Prisma filter for media that no memorial, draft or condolence shows. */
export const SHOWN_NOWHERE = {
  memorialId: null,
  mainOf: null,
  coverOf: null,
  draftOf: null,
  condolence: null,
} as const;

/** Like SHOWN_NOWHERE, but without contributions: a filter for media that nothing refers to. */
export const REFERENCED_NOWHERE = { ...SHOWN_NOWHERE, contribution: null } as const;
