/** Returns the first letters of the first and the last name; '' for an empty name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => word?.match(/\p{L}\p{M}*/u)?.[0] ?? '')
    .join('')
    .toUpperCase();
}
