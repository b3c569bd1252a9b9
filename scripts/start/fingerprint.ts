import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';

/**
 * Returns one hash of files (paths or patterns) and texts: equal when nothing has changed.
 * Files whose path starts with one of `except` do not count.
 */
export async function fingerprint(
  patterns: string[],
  texts: string[],
  except: string[] = [],
): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(patterns))
    if (!except.some((start) => file.startsWith(start)) && (await stat(file)).isFile())
      files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    hash.update(`${file}\n${content}\n`);
  }
  return hash.update(JSON.stringify(texts)).digest('hex');
}
