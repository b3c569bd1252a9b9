/** The characters of ranges as CSS writes them, `U+0100-02BA, U+20B4`, by their codes. */
export const codesIn = (ranges: string): number[] => ranges.split(',').flatMap(codesOf);

function codesOf(range: string): number[] {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The characters of `ranges` that are not in `others`, as ranges. */
export function without(ranges: string, others: string): string {
  const taken = new Set(codesIn(others));
  const runs: [first: number, last: number][] = [];
  for (const code of codesIn(ranges).filter((one) => !taken.has(one))) {
    const run = runs.at(-1);
    if (run && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(written).join(',');
}

const written = ([first, last]: [number, number]) =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;
const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
