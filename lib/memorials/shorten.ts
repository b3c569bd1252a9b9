const DESCRIPTION_LENGTH = 200;

/**
 * Returns the beginning of a text for a preview or a description, at most 200 characters and an ellipsis. Cuts at a
 * word boundary, without splitting a character.
 */
export function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= DESCRIPTION_LENGTH) return text;
  const cut = characters.slice(0, DESCRIPTION_LENGTH).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
