import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error';
import { type BackupFolder, PlaceError } from './backup-folder';

/** How the files of a backup are encrypted. */
export type Encryption = {
  /** 'none', or a short name for the recipient. Files with the same id can be decrypted with the same key. */
  id: string;
  /** The ending of file names. */
  ending: '' | '.age';
  encrypt(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
};

export type Decryption = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** The secret that decrypts a backup: the passphrase, or a file with the recipient's identity. */
export type BackupSecrets = { passphrase?: string | undefined; identityFile?: string | undefined };

/**
 * If a place has a passphrase, this file holds its age identity, encrypted with the passphrase. So scrypt runs once for
 * each run, and not for each file.
 */
const KEY_FILE = 'key.age';

/**
 * Chooses the encryption for new files in `place`, whose existing backups use `earlierIds`. Throws `BackupError` if the
 * passphrase is not the place's, or if the place's key is lost.
 */
export async function encryptionFor(
  place: BackupFolder,
  { passphrase, recipient }: { passphrase?: string | undefined; recipient?: string | undefined },
  earlierIds: string[],
): Promise<Encryption> {
  if (recipient) return encryptionTo(recipient);
  if (!passphrase) return { id: 'none', ending: '', encrypt: (source) => source };
  if (!(await hasKeyFile(place))) {
    if (earlierIds.some((id) => id !== 'none'))
      throw new BackupError(
        `${place.address}/${KEY_FILE} is missing, and there are encrypted backups. Put the file back, or name another place.`,
      );
    await makeKeyFile(place, passphrase);
  }
  return encryptionTo(await identityToRecipient(await identityOfPlace(place, passphrase)));
}

/** Returns the decryption for files encrypted as `id`. Throws `BackupError` if the secrets cannot decrypt them. */
export async function decryptionFor(
  place: BackupFolder,
  id: string,
  secrets: BackupSecrets,
): Promise<Decryption> {
  if (id === 'none') return (source) => source;
  const identities = await identitiesOf(place, secrets);
  for (const identity of identities)
    if (idOf(await identityToRecipient(identity)) === id) return decryptionWith(identity);
  throw new BackupError(
    identities.length > 0
      ? 'This backup is encrypted for a different key than the one given.'
      : `This backup is encrypted: set BACKUP_PASSPHRASE, or name the age identity with --identity FILE.`,
  );
}

async function identitiesOf(place: BackupFolder, secrets: BackupSecrets): Promise<string[]> {
  if (secrets.identityFile) {
    const text = await readFile(secrets.identityFile, 'utf8').catch(() => {
      throw new BackupError(`The identity file ${secrets.identityFile} cannot be read.`);
    });
    return text.match(/^AGE-SECRET-KEY-[A-Z0-9-]+/gm) ?? [];
  }
  if (!secrets.passphrase || !(await hasKeyFile(place))) return [];
  return [await identityOfPlace(place, secrets.passphrase)];
}

const hasKeyFile = async (place: BackupFolder) => (await place.names()).files.includes(KEY_FILE);

async function identityOfPlace(place: BackupFolder, passphrase: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return (await decrypter.decrypt(await buffer(place.read(KEY_FILE)), 'text')).trim();
  } catch (error) {
    if (error instanceof PlaceError) throw error;
    throw new BackupError(
      `BACKUP_PASSPHRASE does not open ${place.address}/${KEY_FILE}. Backups with another passphrase go to another place.`,
    );
  }
}

async function makeKeyFile(place: BackupFolder, passphrase: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const identity = await generateX25519Identity();
  const encryptedIdentity = await encrypter.encrypt(`${identity}\n`);
  await place.write(KEY_FILE, Readable.from([Buffer.from(encryptedIdentity)]));
}

function encryptionTo(recipient: string): Encryption {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return {
    id: idOf(recipient),
    ending: '.age',
    encrypt: (source) => transformStream(source, (stream) => encrypter.encrypt(stream)),
  };
}

function decryptionWith(identity: string): Decryption {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return (source) => transformStream(source, (stream) => decrypter.decrypt(stream));
}

async function* transformStream(
  source: AsyncIterable<Uint8Array>,
  change: (stream: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>,
): AsyncIterable<Uint8Array> {
  const stream = Readable.toWeb(Readable.from(source, { objectMode: false }));
  const transformed = await change(stream as ReadableStream<Uint8Array>); // the DOM and Node type one class twice
  yield* Readable.fromWeb(transformed as NodeStream); // likewise
}

const idOf = (recipient: string) =>
  createHash('sha256').update(recipient).digest('hex').slice(0, 12);
