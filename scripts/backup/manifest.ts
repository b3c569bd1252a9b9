import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { z } from 'zod';
import { activeKeyId, createMac, verifyMac } from '@/lib/platform/crypto/sealing';
import { BackupError } from './backup-error';
import { type BackupFolder, isMissingFile } from './backup-folder';

const MANIFEST = 'manifest.json';

/** Only names that we create: at most one folder, no `..`, no special characters. */
const fileName = z.string().regex(/^(?:[A-Za-z0-9_-]+\/)?[A-Za-z0-9_-]+(?:\.[a-z0-9]+)+$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const storedFile = z.strictObject({ name: fileName, bytes: z.number().int(), sha256 });
const encryptionId = z.string().regex(/^(none|[0-9a-f]{12})$/);

const manifest = z.strictObject({
  format: z.literal(1),
  /** The id of its row in `backup_runs`. */
  run: z.string(),
  createdAt: z.iso.datetime(),
  /** The release that wrote it, and the migrations of its database. */
  release: z.string(),
  migrations: z.array(z.string()),
  postgres: z.string(),
  encryption: encryptionId,
  /** A known text, sealed with each key in use. The keys themselves are not in the backup. */
  sealingKeys: z.array(z.strictObject({ id: z.string(), canary: z.string() })),
  contents: storedFile,
  tables: z.array(storedFile),
  /** The list of its objects, which are shared by all backups of the place. */
  objectList: storedFile,
  objects: z.strictObject({
    count: z.number().int(),
    bytes: z.number().int(),
    missing: z.number().int(),
  }),
});

export type Manifest = z.infer<typeof manifest>;

/** The manifest, authenticated with a sealing key. */
const signedManifest = z.strictObject({ manifest: z.string(), key: z.string(), code: z.string() });

const contents = z.strictObject({
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      /** Hash of the rows as PostgreSQL exports them, in the order of the primary key. */
      sha256,
      /** The file with the rows. */
      file: fileName,
    }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string() })),
});

/** Describes the tables and sequences. Encrypted if the backup is, since hashes and counts reveal something. */
export type Contents = z.infer<typeof contents>;

export async function writeManifest(folder: BackupFolder, content: Manifest): Promise<void> {
  const text = JSON.stringify(manifest.parse(content), null, 2); // never writes a manifest that it could not read
  const key = activeKeyId();
  const file = { manifest: text, key, code: createMac(text, key) };
  await folder.write(MANIFEST, Readable.from([Buffer.from(`${JSON.stringify(file, null, 2)}\n`)]));
}

/** Reads a manifest without verifying who wrote it, for harmless uses such as counting. */
export async function readManifest(folder: BackupFolder): Promise<Manifest> {
  return parse(folder, (await readSigned(folder)).manifest);
}

/**
 * Reads a manifest and verifies that it was written with a configured key. Throws `BackupError` if it was tampered
 * with. The caller has checked that the key is configured.
 */
export async function readOwnManifest(folder: BackupFolder): Promise<Manifest> {
  const { manifest: text, key, code } = await readSigned(folder);
  if (!verifyMac(text, key, code))
    throw new BackupError(
      `${folder.address}/${MANIFEST} is damaged, changed by somebody, or of another site.`,
    );
  return parse(folder, text);
}

/** Reports how many files were missing from the storage when the backup was written. */
export function reportMissing({ objects }: Manifest, report: (line: string) => void): void {
  if (objects.missing > 0)
    report(
      `objects missing: ${objects.missing.toLocaleString('en')}, to which rows of this backup refer`,
    );
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
    if (!isMissingFile(error)) throw error;
    throw new BackupError(
      `${folder.address} is not a backup, or not a finished one: it has no manifest.`,
    );
  });
  try {
    return signedManifest.parse(JSON.parse(text));
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
