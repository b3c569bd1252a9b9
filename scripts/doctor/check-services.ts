import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { configuredProviders } from '@/lib/payments/configured-providers';
import type { PaymentProvider } from '@/lib/payments/providers/provider';
import { loadProvider } from '@/lib/payments/providers/registry';
import { backupSettings } from '@/lib/platform/backup/settings';
import { env, settingsOf } from '@/lib/platform/env';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { mailPort } from '@/lib/platform/mail/select';
import { storagePort } from '@/lib/platform/storage/select';
import { openPlace } from '../backup/place';
import { fault, ok, runCheck } from './finding';

/** Writes, reads and deletes one small object. */
export async function checkStorage() {
  const key = `doctor/${newSecretId()}.pdf`;
  const body = Buffer.from('Written by npm run doctor, and deleted at once.');
  const storage = storagePort();
  await storage.put(key, body, { contentType: 'application/pdf', bytes: body.length });
  try {
    const object = await storage.get(key);
    const bytes = object && (await buffer(object.stream));
    if (!bytes?.equals(body)) return fault('it does not return what was stored');
  } finally {
    await storage.delete(key);
  }
  const { S3_BUCKET, MEDIA_DIR } = env();
  return ok(`${S3_BUCKET ? `the bucket ${S3_BUCKET}` : MEDIA_DIR} stores, returns and deletes`);
}

/** Writes, reads and deletes one small file where backups are stored. */
export async function checkBackupPlace() {
  const { BACKUP_TO } = settingsOf(backupSettings);
  if (!BACKUP_TO) return [];
  const place = openPlace(BACKUP_TO);
  const name = `doctor-${newSecretId()}`;
  const body = Buffer.from('Written by npm run doctor, and deleted at once.');
  await place.write(name, Readable.from([body]));
  const bytes = await buffer(place.read(name)).finally(() => place.delete(name));
  return bytes.equals(body)
    ? ok(`${place.address} stores, returns and deletes`)
    : fault(`${place.address} does not return what was stored`);
}

/** Connects and authenticates, but sends nothing. */
export async function checkMail() {
  await mailPort().check();
  return ok(env().RESEND_API_KEY ? 'Resend accepts the key' : 'the mail server accepts the login');
}

/** Asks each configured provider about a payment that does not exist. */
export async function checkProviders() {
  const findings = await Promise.all(
    configuredProviders().map(async (name) => {
      const provider = await loadProvider(name);
      return runCheck(provider.label, () => askProvider(provider));
    }),
  );
  return findings.flat();
}

async function askProvider(provider: PaymentProvider) {
  const unknownReference = `doctor-${newSecretId()}`;
  try {
    if (provider.poll)
      await provider.poll({ reference: unknownReference, handle: unknownReference });
    else await provider.stored.confirm(`m_payment_id=${unknownReference}`);
    return ok('it answers');
  } catch (error) {
    // The message is meant for buyers. After a network error, the reason is in the cause.
    const cause = error instanceof Error ? error.cause : undefined;
    throw new Error('no usable answer: check its keys and the network', { cause });
  }
}
