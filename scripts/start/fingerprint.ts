import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/**
 * Returns one hash of files (paths or patterns) and texts, which stays the same if nothing has changed. Ignores files
 * whose path starts with one of `ignoredPrefixes`. Reads synchronously: a thousand files take 50 ms, while promises
 * took eight times as long in every start.
 */
export async function fingerprint(
  patterns: string[],
  texts: string[],
  ignoredPrefixes: string[] = [],
): Promise<string> {
  const isIncluded = (file: string) =>
    !ignoredPrefixes.some((start) => file.startsWith(start)) && statSync(file).isFile();
  const hash = createHash('sha256');
  for (const file of globSync(patterns).filter(isIncluded).sort()) {
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    hash.update(`${file}\n${content}\n`);
  }
  return hash.update(JSON.stringify(texts)).digest('hex');
}
