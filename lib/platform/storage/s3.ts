import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { env } from '@/lib/platform/env';
import { StorageFault } from '../storage-fault';
import { checkKey, checkPrefix, contentTypeOf } from './keys';
import type { ByteRange, StoragePort } from './port';
import { LONGEST_WAIT_MS, s3Client, withDeadline } from './s3-client';
import { wholeBody } from './whole-body';

/** The slowest upload that we wait for, in bytes per second. */
const SLOWEST_UPLOAD = 256 * 1024;

/** Stores media in a private bucket of S3, or of any service with its protocol (services.md 5). */
export const s3: StoragePort = {
  async put(key, body, { contentType, bytes }) {
    checkKey(key, contentType);
    const whole = wholeBody(body, bytes);
    const command = new PutObjectCommand({
      ...at(key),
      Body: whole.body,
      ContentLength: bytes,
      ContentType: contentType,
    });
    const deadline = LONGEST_WAIT_MS + (bytes / SLOWEST_UPLOAD) * 1000;
    const sent = withDeadline(
      deadline,
      (abortSignal) => s3Client().send(command, { abortSignal, requestTimeout: deadline }),
      whole.broken,
    );
    await sent.catch((error: unknown) => {
      throw whole.broken.aborted ? whole.broken.reason : new StorageFault(error);
    });
  },

  async get(key, range) {
    const contentType = contentTypeOf(key);
    const command = new GetObjectCommand({
      ...at(key),
      ...(range && { Range: rangeHeader(range) }),
    });
    try {
      const found = await withDeadline(LONGEST_WAIT_MS, (abortSignal) =>
        s3Client().send(command, { abortSignal }),
      );
      const stream = found.Body as Readable; // in Node, the SDK's body is a stream
      const bytes = found.ContentLength ?? 0;
      const total = Number(found.ContentRange?.split('/')[1] ?? bytes);
      return { stream, bytes, totalBytes: total, contentType };
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (name === 'NoSuchKey' || name === 'NotFound') return null;
      if (name === 'InvalidRange') throw new RangeError('The range begins beyond the end');
      throw new StorageFault(error);
    }
  },

  async delete(key) {
    checkKey(key);
    const command = new DeleteObjectCommand(at(key));
    await withDeadline(LONGEST_WAIT_MS, (abortSignal) =>
      s3Client().send(command, { abortSignal }),
    ).catch(asFault);
  },

  async *list(prefix) {
    checkPrefix(prefix);
    let next: string | undefined;
    do {
      const page = new ListObjectsV2Command({
        Bucket: env().S3_BUCKET,
        Prefix: prefix,
        ContinuationToken: next,
      });
      const found = await withDeadline(LONGEST_WAIT_MS, (abortSignal) =>
        s3Client().send(page, { abortSignal }),
      ).catch(asFault);
      for (const { Key, Size, LastModified } of found.Contents ?? [])
        if (Key) yield { key: Key, bytes: Size ?? 0, changedAt: LastModified ?? new Date(0) };
      next = found.NextContinuationToken;
    } while (next);
  },
};

function asFault(error: unknown): never {
  throw new StorageFault(error);
}

const at = (key: string) => ({ Bucket: env().S3_BUCKET, Key: key });

const rangeHeader = ({ start, end }: ByteRange) => `bytes=${start}-${end ?? ''}`;
