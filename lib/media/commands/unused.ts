/** A Prisma filter for media that no memorial, draft or condolence shows. */
export const NOT_SHOWN = {
  memorialId: null,
  mainOf: null,
  coverOf: null,
  draftOf: null,
  condolence: null,
} as const;

/** As NOT_SHOWN, without contributions that wait: nothing refers to them. */
export const UNUSED = { ...NOT_SHOWN, contribution: null } as const;
