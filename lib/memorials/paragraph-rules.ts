/** Splits a text at empty lines; '' is one empty paragraph. */
export const paragraphsOf = (text: string): string[] => text.trim().split(/\n\s*\n/);
