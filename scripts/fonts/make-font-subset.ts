import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { compress } from 'woff2-encoder';
import type { FontSubset } from './font-subsets';
import { LICENSE_NAMES, renameFont } from './rename-font';
import { codesIn } from './unicode-ranges';

/** Returns a .woff2 file with the subset's characters and axis values, under our own name. */
export async function makeFontSubset(subset: FontSubset): Promise<Uint8Array> {
  const { family, name, source, ranges, axes, features } = subset;
  const original = await readFile(source);
  const options = {
    targetFormat: 'truetype' as const, // the package's type needs the literal, not a string
    preserveNameIds: LICENSE_NAMES,
    dropTables: ['STAT'], // only for font menus; browsers do not need it
    ...(axes && { variationAxes: axes }),
    ...(features && { keepFeatures: [...features] }),
  };
  const font = await subsetFont(original, String.fromCodePoint(...codesIn(ranges)), options);
  return compress(renameFont(font, family, name));
}
