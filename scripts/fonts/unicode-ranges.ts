/** The code points of CSS unicode ranges, such as `U+0100-02BA, U+20B4`. */
export const codesIn = (ranges: string): number[] => ranges.split(',').flatMap(codesOf);

function codesOf(range: string): number[] {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
