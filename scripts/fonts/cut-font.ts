import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { compress } from 'woff2-encoder';
import { CUT_FAMILY, type FontCut } from './font-cuts';
import { LICENSE_NAMES, renameFont } from './rename-font';

/** Returns the bytes of a .woff2 file: the characters of the cut, at one place on each axis, under our own name. */
export async function cutFont({ name, source, ranges, axes }: FontCut): Promise<Uint8Array> {
  const whole = await readFile(source);
  const options = {
    targetFormat: 'truetype' as const, // the package's type needs the literal, not a string
    preserveNameIds: LICENSE_NAMES,
    dropTables: ['STAT'], // it describes the axes, which are gone
    ...(axes && { variationAxes: axes }),
  };
  const font = await subsetFont(whole, charactersOf(ranges), options);
  return compress(renameFont(font, CUT_FAMILY, name));
}

function charactersOf(ranges: string): string {
  return ranges.split(',').map(charactersIn).join('');
}

/** `U+0100-02BA` or `U+20B4`, as CSS writes them. */
function charactersIn(range: string): string {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  const codes = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return String.fromCodePoint(...codes);
}
