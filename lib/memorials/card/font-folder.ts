import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** No system fonts, so a card looks the same on every machine. */
const FONTCONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig></fontconfig>`;

let folder: Promise<string> | undefined;

/** Writes a file into the folder from which Pango reads fonts, and returns its path. */
export async function storeFontFile(name: string, body: Uint8Array | string): Promise<string> {
  folder ??= makeFolder();
  return write(await folder, name, body);
}

async function makeFolder(): Promise<string> {
  const newFolder = await sharedFolder().catch(() =>
    mkdtemp(path.join(tmpdir(), 'perennial-fonts-')),
  );
  // fontconfig reads this at the first text of the process. It is not a setting of the site.
  process.env.FONTCONFIG_FILE = await write(newFolder, 'fonts.conf', FONTCONFIG);
  return newFolder;
}

/** A folder that all processes share. Throws if node_modules is read-only. */
async function sharedFolder(): Promise<string> {
  const shared = path.resolve('node_modules', '.cache', 'perennial-fonts');
  await mkdir(shared, { recursive: true });
  await access(shared, constants.W_OK);
  return shared;
}

/**
 * Writes the file atomically and only if its content differs: another process may be reading it.
 */
async function write(into: string, name: string, body: Uint8Array | string): Promise<string> {
  const file = path.join(into, name);
  const stored = await readFile(file).catch(() => null);
  if (stored?.equals(Buffer.from(body))) return file;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, body);
  await rename(draft, file);
  return file;
}
