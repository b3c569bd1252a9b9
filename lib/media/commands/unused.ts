/** A Prisma filter for media that no memorial and no draft refers to. */
export const UNUSED = { memorialId: null, mainOf: null, coverOf: null, draftOf: null } as const;
