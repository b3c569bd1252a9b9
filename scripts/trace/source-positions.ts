import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';

/** A position in compiled code, in any folder: `/app/dist/main.mjs:1:2`. */
const COMPILED_POSITION =
  /(?:file:\/\/)?[^\s()"\\]*?((?:releases\/[0-9a-f]{12}\/)?(?:dist|\.next\/server)\/[^\s():"\\]+\.m?js):(\d+):(\d+)/g;
/** Prefixes that bundlers add to paths of the repository. */
const BUNDLER_PREFIX = /^(turbopack:\/\/\/\[project\]\/|file:\/\/\/|(\.\.\/)+)/;

/**
 * Replaces positions in stack traces of the compiled server with source positions.
 *
 * @param text A stack trace, or a log with several.
 * @param readMap Returns the source map of a file, named relative to the repository, as text; rejects if there is none.
 * @returns The text. Positions that are in no source map stay unchanged.
 */
export async function toSourcePositions(
  text: string,
  readMap: (file: string) => Promise<string> = (file) => readFile(`${file}.map`, 'utf8'),
): Promise<string> {
  const files = new Set([...text.matchAll(COMPILED_POSITION)].map(([, file = '']) => file));
  const maps = new Map<string, SourceMap>();
  for (const file of files) {
    const map = await readMap(file).catch(() => null);
    if (map !== null) maps.set(file, new SourceMap(JSON.parse(map)));
  }
  return text.replace(COMPILED_POSITION, (position, file: string, line: string, column: string) => {
    const entry = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return position;
    const source = entry.originalSource.replace(BUNDLER_PREFIX, '');
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
