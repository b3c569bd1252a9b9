import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupSettings } from '@/lib/platform/backup/settings';
import { db } from '@/lib/platform/db/client';
import { settingsOf } from '@/lib/platform/env';
import { storagePort } from '@/lib/platform/storage/select';
import { PlaceError } from '@/scripts/backup/backup-folder';
import { BucketFolder } from '@/scripts/backup/bucket-folder';
import { findBackup, isBackupFileName, listBackups, openPlace } from '@/scripts/backup/place';
import { restoreObjects } from '@/scripts/backup/restore-objects';
import { verifyBackup } from '@/scripts/backup/verify-backup';
import { addMemorialWithPicture } from '@/tests/ports/media/memorial-with-picture';
import { backUp, checkBackupAt, restoreToNewDatabase } from '@/tests/support/backup';
import { ada } from '@/tests/support/cast';
import { queryDatabase } from '@/tests/support/query-database';

const {
  TEST_S3_ENDPOINT: endpoint = '',
  TEST_S3_ACCESS_KEY_ID: key = '',
  TEST_S3_SECRET_ACCESS_KEY: secret = '',
} = process.env;
const configured = endpoint !== '' && key !== '' && secret !== '';
if (!configured)
  console.info(
    'Backups in a bucket are skipped: TEST_S3_ENDPOINT and its keys are not set (.ci/run sets them).',
  );

const BUCKET = `perennial-backups-${process.pid}`;
const PLACE = `s3://${BUCKET}/site/backups`;
const PASSPHRASE = 'a passphrase for tests';
/** Large enough for several parts. */
const LARGE = 20 * 1024 * 1024;

const client = () =>
  new S3Client({
    ...{ endpoint, region: 'us-east-1', forcePathStyle: true },
    credentials: { accessKeyId: key, secretAccessKey: secret },
  });

const useServer = (address: string) =>
  Object.assign(settingsOf(backupSettings), {
    BACKUP_S3_ENDPOINT: address,
    BACKUP_S3_ACCESS_KEY_ID: key || 'key',
    BACKUP_S3_SECRET_ACCESS_KEY: secret || 'secret',
    BACKUP_S3_FORCE_PATH_STYLE: true,
  });

async function keysIn(prefix = ''): Promise<string[]> {
  const command = new ListObjectsV2Command({ Bucket: BUCKET, Prefix: prefix });
  return ((await client().send(command)).Contents ?? []).map(({ Key = '' }) => Key);
}

let creator: string;

beforeAll(async () => {
  creator = (await ada()).user.id;
  useServer(endpoint);
  if (configured) await client().send(new CreateBucketCommand({ Bucket: BUCKET }));
});

describe.skipIf(!configured)('backups in a bucket', { timeout: 120_000 }, () => {
  it('can be encrypted, verified and restored with their files', async () => {
    const { id, pictureId } = await addMemorialWithPicture(creator, true);
    const { objects } = await db().media.findUniqueOrThrow({ where: { id: pictureId } });
    const named = new Set(Object.values(objects as Record<string, string>)); // as: JSON written by the upload
    const first = await backUp(PLACE, { passphrase: PASSPHRASE });
    expect(first.folder).toBe(`${PLACE}/${first.name}`);
    expect(first.copiedObjects).toBe(named.size);
    for (const each of await keysIn()) expect(each).toMatch(/^site\/backups\//);
    const second = await backUp(PLACE, { passphrase: PASSPHRASE });
    expect(second.copiedObjects).toBe(0);

    const { place, name } = await findBackup(PLACE);
    expect(name).toBe(second.name);
    const secrets = { passphrase: PASSPHRASE };
    const lines: string[] = [];
    await verifyBackup({ place, name, secrets, report: (line) => lines.push(line) });
    expect(lines).toContain(`objects: ${named.size}, each as it was written`);

    const [lost = ''] = named;
    const before = await storagePort().get(lost);
    const bytes = before && (await buffer(before.stream));
    await storagePort().delete(lost);
    const checked = await checkBackupAt(first.folder, secrets);
    expect(await restoreObjects(checked, storagePort())).toEqual({ restored: 1, lost: [] });
    const after = await storagePort().get(lost);
    expect(after && (await buffer(after.stream))).toEqual(bytes);
    const url = await restoreToNewDatabase(first.folder, secrets);
    expect(await queryDatabase(url, 'SELECT id FROM users')).toHaveLength(await db().user.count());
    await db().memorial.deleteMany({ where: { id } });
    await db().media.deleteMany({ where: { id: pictureId } });
  });

  it('keep the configured number, and delete unused files', async () => {
    const place = `s3://${BUCKET}/retention`;
    const { id, pictureId } = await addMemorialWithPicture(creator, true);
    const { name } = await backUp(place);
    await db().memorial.deleteMany({ where: { id } });
    await db().media.deleteMany({ where: { id: pictureId } });
    const next = await backUp(place, { keep: 2 });
    expect((await keysIn('retention/objects/')).length).toBeGreaterThan(0);
    const { deleted, name: last } = await backUp(place, { keep: 2 });
    expect(deleted).toEqual([name]);
    expect(await listBackups(openPlace(place))).toEqual([next.name, last].sort());
    const named = new RegExp(`^retention/(${next.name}|${last})/`);
    expect((await keysIn('retention/')).filter((each) => !named.test(each))).toEqual([]);
  });

  it('ignore a killed backup, and delete it with its uploads', async () => {
    const address = `s3://${BUCKET}/killed`;
    const dead = '2026-01-01T00-00-00Z';
    const place = openPlace(address);
    await place.write(`.unfinished-${dead}`, Readable.from([Buffer.from('x')]));
    await place.write(`${dead}/manifest.json`, Readable.from([Buffer.from('{}')]));
    const part = { Bucket: BUCKET, Key: `killed/${dead}/tables/audit.copy.zst` };
    await client().send(new CreateMultipartUploadCommand(part));
    const others = { Bucket: BUCKET, Key: 'killed/film.mp4' };
    await client().send(new CreateMultipartUploadCommand(others));
    await expect(findBackup(address)).rejects.toThrow('no finished backup');
    await expect(checkBackupAt(`${address}/${dead}`)).rejects.toThrow('not a finished one');
    const { name } = await backUp(address);
    expect(await listBackups(place)).toEqual([name]);
    expect(await keysIn(`killed/${dead}`)).toEqual([]);
    const uploads = new ListMultipartUploadsCommand({ Bucket: BUCKET });
    const { Uploads } = await client().send(uploads);
    expect(Uploads?.map(({ Key }) => Key)).toEqual([others.Key]);
  });

  it('report the name of a file with one flipped bit', async () => {
    const place = openPlace(`s3://${BUCKET}/damaged`);
    const { name, folder } = await backUp(place.address);
    const file = `${name}/tables/users.copy.zst`;
    const bytes = await buffer(place.read(file));
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    await place.write(file, Readable.from([bytes]));
    await expect(checkBackupAt(folder)).rejects.toThrow('tables/users.copy.zst is damaged');
  });

  it('store files in several parts, and keep nothing of a source that fails', async () => {
    const place = openPlace(`s3://${BUCKET}/large`);
    const piece = Buffer.alloc(1024 * 1024, 7);
    async function* pieces(fault?: Error) {
      for (let at = 0; at < LARGE / piece.length; at++) yield piece;
      if (fault) throw fault;
    }
    await place.write('a/large', pieces());
    let bytes = 0;
    for await (const chunk of place.read('a/large')) bytes += chunk.length;
    expect(bytes).toBe(LARGE);
    await expect(place.write('a/broken', pieces(new Error('the disk is gone')))).rejects.toThrow(
      'the disk is gone',
    );
    expect(await place.names()).toEqual({ folders: ['a'], files: [] });
    expect(await keysIn('large/')).toEqual(['large/a/large']);
  });

  it('report a refusal and a missing bucket', async () => {
    const settings = useServer(endpoint);
    settings.BACKUP_S3_SECRET_ACCESS_KEY = 'wrong';
    await expect(backUp(PLACE)).rejects.toThrow(
      /refuses or does not answer \(SignatureDoesNotMatch/,
    );
    useServer(endpoint);
    await expect(backUp('s3://no-such-bucket-here/x')).rejects.toBeInstanceOf(PlaceError);
  });
});

describe('unfinished uploads in a bucket', () => {
  /** Two pages of uploads, of ours and of other programs, from a server that returns one page at a time. */
  const PAGES = [
    ['2026-01-01T00-00-00Z/tables/audit.copy.zst', 'mail/2026.tar'],
    ['objects/none/media/a/b.webp', 'key.age', 'objects/film.mp4', '.unfinished-2026'],
  ];
  const abortedUploads: string[] = [];
  const server = createHttpServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (request.method === 'DELETE') {
      abortedUploads.push(pathname.replace('/strangers/', ''));
      return response.writeHead(204).end();
    }
    const page = searchParams.get('key-marker') === 'next' ? 1 : 0;
    const uploads = (PAGES[page] ?? []).map(
      (name) => `<Upload><Key>${name}</Key><UploadId>${name.length}</UploadId></Upload>`,
    );
    const more = page === 0 ? '<NextKeyMarker>next</NextKeyMarker>' : '';
    response.writeHead(200, { 'Content-Type': 'application/xml' });
    return response.end(
      `<ListMultipartUploadsResult><IsTruncated>${page === 0}</IsTruncated>${more}${uploads.join('')}</ListMultipartUploadsResult>`,
    );
  });
  afterAll(() => void server.close());

  it("are aborted on every page, except other programs' uploads, even without a prefix", async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    useServer(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    const place = openPlace('s3://strangers');
    expect(place).toBeInstanceOf(BucketFolder);
    if (place instanceof BucketFolder) await place.endUploads(isBackupFileName);
    expect(abortedUploads).toEqual([
      '2026-01-01T00-00-00Z/tables/audit.copy.zst',
      'objects/none/media/a/b.webp',
      'key.age',
      '.unfinished-2026',
    ]);
  });
});

describe('an unreachable bucket', () => {
  const brokenServer = createServer((socket) => socket.destroy());
  beforeAll(async () => {
    await new Promise<void>((resolve) => brokenServer.listen(0, '127.0.0.1', resolve));
    const address = brokenServer.address();
    useServer(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  });
  afterAll(() => void brokenServer.close());

  it('is reported by name, and counts as a failed backup', async () => {
    await expect(backUp(PLACE)).rejects.toThrow(`${PLACE}: the bucket refuses or does not answer`);
    const run = await db().backupRun.findFirst({ orderBy: { endedAt: 'desc' } });
    expect(run).toMatchObject({ kind: 'backup', succeeded: false, backup: '' });
  });

  it('requires keys and a bucket name', () => {
    const settings = useServer('http://127.0.0.1:1');
    expect(() => openPlace('s3:///x')).toThrow('names no bucket');
    Object.assign(settings, { BACKUP_S3_ACCESS_KEY_ID: undefined });
    expect(() => openPlace(PLACE)).toThrow('needs BACKUP_S3_ACCESS_KEY_ID');
  });
});
