import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** No font but ours: a card looks the same on every machine, and nothing is searched for. */
const FONTCONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig></fontconfig>`;

let folder: Promise<string> | undefined;

/** Writes a file of the fonts' folder, which Pango reads from there, and gives its path. */
export async function keepFontFile(name: string, body: Uint8Array | string): Promise<string> {
  folder ??= makeFolder();
  return write(await folder, name, body);
}

async function makeFolder(): Promise<string> {
  const made = await sharedFolder().catch(() => mkdtemp(path.join(tmpdir(), 'perennial-fonts-')));
  // Read by fontconfig at the first text of the process, which is ours. Not a setting of the site.
  process.env.FONTCONFIG_FILE = await write(made, 'fonts.conf', FONTCONFIG);
  return made;
}

/** Beside the packages that the fonts come from, for all processes; throws where that is read-only. */
async function sharedFolder(): Promise<string> {
  const shared = path.resolve('node_modules', '.cache', 'perennial-fonts');
  await mkdir(shared, { recursive: true });
  await access(shared, constants.W_OK);
  return shared;
}

/** Whole or not at all, and only where it is missing: another process may be reading the same file. */
async function write(into: string, name: string, body: Uint8Array | string): Promise<string> {
  const file = path.join(into, name);
  const kept = await readFile(file).catch(() => null);
  if (kept?.equals(Buffer.from(body))) return file;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, body);
  await rename(draft, file);
  return file;
}
