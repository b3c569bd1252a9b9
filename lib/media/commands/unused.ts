/** For `where` of media: what no memorial and no draft refers to. */
export const UNUSED = { memorialId: null, mainOf: null, coverOf: null, draftOf: null } as const;
