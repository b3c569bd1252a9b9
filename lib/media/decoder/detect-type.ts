import { access } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

/**
 * Detects the content type of a file from its bytes. Returns '' for an unknown one, and for one over which
 * the detection itself stumbles. Throws when the file cannot be read at all: then the mistake is ours.
 */
export async function detectType(path: string): Promise<string> {
  await access(path);
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.mime ?? '';
}
