/** The paragraphs of a text as people typed it, with an empty line between two of them; '' is one empty paragraph. */
export const paragraphsOf = (text: string): string[] => text.trim().split(/\n\s*\n/);
