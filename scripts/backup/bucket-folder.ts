import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { backupSettings } from '@/lib/platform/backup/settings';
import type { settingsOf } from '@/lib/platform/env';
import { BackupError } from './backup-error';
import { type BackupFolder, isMissingFile, type ListedFile, PlaceError } from './backup-folder';

type Settings = ReturnType<typeof settingsOf<(typeof backupSettings)['schema']['shape']>>;

const CONNECT_MS = 10_000;
/** While PostgreSQL loads rows, minutes can pass without a read from the bucket. This must not count as a timeout. */
const SILENCE_MS = 300_000;
const TRIES = 5;
/** S3 allows at most 10,000 parts, so a file can have 80 GB. At most two parts of a file are in memory. */
const PART_BYTES = 8 * 1024 * 1024;

/** The keys of a bucket that begin with the same prefix, as a folder for backups. */
export class BucketFolder implements BackupFolder {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly prefix: string,
  ) {}

  get address(): string {
    return `s3://${this.bucket}/${this.prefix}`.replace(/\/$/, '');
  }

  within(name: string): BucketFolder {
    return new BucketFolder(this.client, this.bucket, `${this.prefix}${name}/`);
  }

  async names() {
    const folders: string[] = [];
    const files: string[] = [];
    for await (const { CommonPrefixes, Contents } of this.#pages(this.prefix, '/')) {
      for (const { Prefix = '' } of CommonPrefixes ?? [])
        folders.push(Prefix.slice(this.prefix.length, -1));
      for (const { Key = '' } of Contents ?? []) files.push(Key.slice(this.prefix.length));
    }
    return { folders, files };
  }

  async *list(name: string): AsyncIterable<ListedFile> {
    for await (const { Contents } of this.#pages(`${this.prefix}${name}/`))
      for (const { Key = '', Size = 0 } of Contents ?? [])
        yield { name: Key.slice(this.prefix.length), bytes: Size };
  }

  async *read(name: string): AsyncIterable<Uint8Array> {
    const command = new GetObjectCommand(this.#at(name));
    const { Body } = await this.client.send(command).catch((error) => this.#fail(error, name));
    try {
      yield* Body as Readable; // in Node, the SDK's body is a stream
    } catch (error) {
      this.#fail(error, name);
    }
  }

  /** Atomic: a multipart upload appears only when it is completed. */
  async write(name: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    const body = Readable.from(source, { objectMode: false });
    const upload = new Upload({
      client: this.client,
      params: { ...this.#at(name), Body: body },
      partSize: PART_BYTES,
      queueSize: 1,
    });
    await upload.done().catch((error) => {
      if (body.errored) throw body.errored; // the source failed, not the bucket
      this.#fail(error, name);
    });
  }

  async delete(name: string): Promise<void> {
    const keys = [name];
    for await (const file of this.list(name)) keys.push(file.name);
    // One by one, because not every server supports deleting several in one request.
    for (const key of keys)
      await this.client
        .send(new DeleteObjectCommand(this.#at(key)))
        .catch((error) => this.#fail(error, key));
  }

  /**
   * Aborts multipart uploads that killed runs left behind: their parts are invisible, but cost money.
   * @param isOurs whether a name is one of our files; the bucket may contain other uploads
   */
  async endUploads(isOurs: (name: string) => boolean): Promise<void> {
    const nameOf = (key = '') => key.slice(this.prefix.length);
    const leftovers: { Key?: string; UploadId?: string }[] = [];
    for await (const { Uploads } of this.#uploads())
      leftovers.push(...(Uploads ?? []).filter(({ Key }) => isOurs(nameOf(Key))));
    for (const { Key, UploadId } of leftovers)
      await this.client
        .send(new AbortMultipartUploadCommand({ Bucket: this.bucket, Key, UploadId }))
        .catch((error) => this.#fail(error, nameOf(Key)));
  }

  async *#uploads(): AsyncIterable<ListMultipartUploadsCommandOutput> {
    let markers: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
    for (let isMore = true; isMore; ) {
      const command = new ListMultipartUploadsCommand({
        Bucket: this.bucket,
        Prefix: this.prefix,
        ...markers,
      });
      const page = await this.client.send(command).catch((error) => this.#fail(error));
      yield page;
      markers = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
      isMore = page.IsTruncated === true && Boolean(page.NextKeyMarker);
    }
  }

  async *#pages(prefix: string, delimiter?: string): AsyncIterable<ListObjectsV2CommandOutput> {
    let next: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: prefix,
        Delimiter: delimiter,
        ContinuationToken: next,
      });
      const page = await this.client.send(command).catch((error) => this.#fail(error));
      yield page;
      next = page.NextContinuationToken;
    } while (next);
  }

  #at(name: string) {
    return { Bucket: this.bucket, Key: this.prefix + name };
  }

  #fail(error: unknown, name = ''): never {
    const fileAddress = name === '' ? this.address : `${this.address}/${name}`;
    if (error instanceof S3ServiceException && error.name === 'NoSuchKey')
      throw Object.assign(new Error(`There is no ${fileAddress}`), { code: 'ENOENT' });
    if (error instanceof PlaceError || isMissingFile(error)) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const kind = error instanceof S3ServiceException ? `${error.name}: ` : '';
    throw new PlaceError(
      `${fileAddress}: the bucket refuses or does not answer (${kind}${reason}).`,
      {
        cause: error,
      },
    );
  }
}

/** The folder at an address such as `s3://bucket/prefix`. Throws `BackupError` if settings to reach it are missing. */
export function bucketFolder(address: string, settings: Settings): BucketFolder {
  const [, bucket, rest = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? [];
  if (!bucket) throw new BackupError(`${address} names no bucket: s3://BUCKET/PREFIX`);
  const { BACKUP_S3_ACCESS_KEY_ID: id, BACKUP_S3_SECRET_ACCESS_KEY: secret } = settings;
  if (!id || !secret)
    throw new BackupError(
      `${address} needs BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.`,
    );
  const { BACKUP_S3_ENDPOINT: endpoint } = settings;
  const client = new S3Client({
    region: settings.BACKUP_S3_REGION,
    forcePathStyle: settings.BACKUP_S3_FORCE_PATH_STYLE,
    ...(endpoint && { endpoint }),
    credentials: { accessKeyId: id, secretAccessKey: secret },
    // Otherwise streams are sent in a form that most S3-compatible storages refuse (services.md 5.1).
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  });
  const prefix = rest.replace(/\/+$/, '');
  return new BucketFolder(client, bucket, prefix === '' ? '' : `${prefix}/`);
}
