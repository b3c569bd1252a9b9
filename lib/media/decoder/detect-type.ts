import { access } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

/**
 * Detects the content type of a file from its bytes; '' if it is unknown or the detection fails on
 * it. Throws if the file cannot be read at all, which is our fault.
 */
export async function detectType(path: string): Promise<string> {
  await access(path);
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.mime ?? '';
}
