/** A comment starts after a space, a bracket or a separator, unlike addresses (`https://…`) and patterns (`lib/**`). */
const COMMENT = /(?<=^|[\s{;,])(?:\/\*(?=[\s*])[\s\S]*?\*\/|\/\/ .*$)/gm;

/** Returns the comments of a JavaScript or TypeScript file, including their delimiters. */
export const findComments = (source: string): string[] => source.match(COMMENT) ?? [];

/** Removes the comments of a JavaScript or TypeScript file. */
export const stripComments = (source: string): string => source.replace(COMMENT, '');
