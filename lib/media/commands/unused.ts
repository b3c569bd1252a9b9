/** A Prisma filter for media that no memorial, no draft and no condolence shows. */
export const NOT_SHOWN = {
  memorialId: null,
  mainOf: null,
  coverOf: null,
  draftOf: null,
  condolence: null,
} as const;

/** The same for media that nobody waits for either: nothing refers to them. */
export const UNUSED = { ...NOT_SHOWN, contribution: null } as const;
