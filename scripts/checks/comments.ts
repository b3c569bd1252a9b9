/** A comment behind a blank, a bracket or a separator: no address (`https://…`) and no pattern (`lib/**`). */
const COMMENT = /(?<=^|[\s{;,])(?:\/\*(?=[\s*])[\s\S]*?\*\/|\/\/ .*$)/gm;

/** Returns the comments of a source file in JavaScript or TypeScript, with their marks, in the file's order. */
export const commentsIn = (source: string): string[] => source.match(COMMENT) ?? [];
