/** A Prisma filter for media that no memorial, no draft and no condolence refers to. */
export const UNUSED = {
  memorialId: null,
  mainOf: null,
  coverOf: null,
  draftOf: null,
  condolence: null,
} as const;
