/** What no file system takes in a name, and marks that turn a text around. Joiners stay: names need them. */
const NOT_IN_NAMES = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/gu;
/** File systems take 255 bytes; a letter has up to four. */
const LONGEST = 50;

/** What the downloaded code is called: the person's name, in any script. */
export function codeFileName(name: string): string {
  const letters = [...name.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim()];
  return `${letters.slice(0, LONGEST).join('').trim() || 'memorial'} - QR code.svg`;
}
