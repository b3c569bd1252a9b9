import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';
import { activeKeyId, authenticate, isAuthentic } from '@/lib/platform/crypto/sealing';
import { BackupError } from './backup-error';
import { type BackupFolder, isMissing } from './backup-folder';

const MANIFEST = 'manifest.json';

/** Of our own making: no folder above, no odd letters. */
const fileName = z.string().regex(/^(?:[A-Za-z0-9_-]+\/)?[A-Za-z0-9_-]+(?:\.[a-z0-9]+)+$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const storedFile = z.strictObject({ name: fileName, bytes: z.number().int(), sha256 });
const encryptionId = z.string().regex(/^(none|[0-9a-f]{12})$/);

const manifest = z.strictObject({
  format: z.literal(1),
  /** Its row in `backup_runs` of the database that it is of. */
  run: z.string(),
  createdAt: z.iso.datetime(),
  /** The release that wrote it, and the migrations that its database had. */
  release: z.string(),
  migrations: z.array(z.string()),
  postgres: z.string(),
  encryption: encryptionId,
  /** A known text sealed with each key that sealed something; no key itself. */
  sealingKeys: z.array(z.strictObject({ id: z.string(), canary: z.string() })),
  contents: storedFile,
  tables: z.array(storedFile),
  /** The list of the objects, which are beside all backups of this place. */
  objectList: storedFile,
  objects: z.strictObject({
    count: z.number().int(),
    bytes: z.number().int(),
    missing: z.number().int(),
  }),
});

export type Manifest = z.infer<typeof manifest>;

/** The manifest with a code over it that only who has the sealing key can make. */
const signed = z.strictObject({ manifest: z.string(), key: z.string(), code: z.string() });

const contents = z.strictObject({
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      /** Of the rows as PostgreSQL copies them out, in the order of the primary key. */
      sha256,
      /** Where the rows are. */
      file: fileName,
    }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string() })),
});

/** What the tables have; encrypted where the backup is, since it can be guessed from. */
export type Contents = z.infer<typeof contents>;

export async function writeManifest(folder: BackupFolder, content: Manifest): Promise<void> {
  const text = JSON.stringify(manifest.parse(content), null, 2); // what it would not read, it does not write
  const key = activeKeyId();
  const file = { manifest: text, key, code: authenticate(text, key) };
  await folder.write(MANIFEST, Readable.from([Buffer.from(`${JSON.stringify(file, null, 2)}\n`)]));
}

/** Reads a manifest without asking who wrote it: for what does no harm with it, such as counting. */
export async function readManifest(folder: BackupFolder): Promise<Manifest> {
  return parse(folder, (await readSigned(folder)).manifest);
}

/**
 * Reads a manifest that was written with one of the configured keys. Throws `BackupError` for one that somebody
 * changed; the caller has checked the keys before.
 */
export async function readOwnManifest(folder: BackupFolder): Promise<Manifest> {
  const { manifest: text, key, code } = await readSigned(folder);
  if (!isAuthentic(text, key, code))
    throw new BackupError(
      `${folder.address}/${MANIFEST} is damaged, changed by somebody, or of another site.`,
    );
  return parse(folder, text);
}

/** Reports how many files the storage did not have when the backup was written. */
export function sayMissing({ objects }: Manifest, say: (line: string) => void): void {
  if (objects.missing > 0)
    say(`objects missing: ${objects.missing.toLocaleString('en')}, which rows of this backup name`);
}

/** The id of the key that the manifest was written with. */
export const keyOfManifest = async (folder: BackupFolder): Promise<string> =>
  (await readSigned(folder)).key;

export function parseContents(folder: BackupFolder, text: string): Contents {
  const parsed = contents.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new BackupError(`${folder.address} has contents that this release cannot read.`);
  return parsed.data;
}

async function readSigned(folder: BackupFolder) {
  const file = `${folder.address}/${MANIFEST}`;
  const text = await textOf(folder.read(MANIFEST)).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    throw new BackupError(
      `${folder.address} is not a backup, or not a finished one: it has no manifest.`,
    );
  });
  try {
    return signed.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${file} is damaged.`);
  }
}

function parse(folder: BackupFolder, text: string): Manifest {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new BackupError(
      `${folder.address}/${MANIFEST} is damaged, or of a release that this one cannot read.`,
    );
  }
}
