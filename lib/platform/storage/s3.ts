import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { env } from '@/lib/platform/env';
import { StorageError } from '../storage-error';
import { checkedBody } from './checked-body';
import { checkKey, checkPrefix, contentTypeOf } from './keys';
import type { ByteRange, StoragePort } from './port';
import { isBeyondEnd, isMissingObject, s3Client, withDeadline } from './s3-client';
import { MAX_WAIT_MS, maxTransferMs, objectStream } from './slow-body';

/**
 * Stores media in a private bucket of S3 or a compatible service (services.md 5). Calls fail with
 * `StorageError` after 4.5 seconds; calls with a large body fail when the transfer stalls or is
 * very slow (slow-body.ts).
 */
export const s3: StoragePort = {
  async put(key, body, { contentType, bytes }) {
    checkKey(key, contentType);
    const upload = checkedBody(body, bytes);
    const command = new PutObjectCommand({
      ...objectAt(key),
      Body: upload.body,
      ContentLength: bytes,
      ContentType: contentType,
    });
    const deadline = maxTransferMs(bytes);
    const sent = withDeadline(
      deadline,
      (abortSignal) => s3Client().send(command, { abortSignal, requestTimeout: deadline }),
      upload.broken,
    );
    await sent
      .catch((error: unknown) => {
        throw upload.broken.aborted ? upload.broken.reason : new StorageError(error);
      })
      .finally(upload.end);
  },

  async get(key, range) {
    const contentType = contentTypeOf(key);
    const command = new GetObjectCommand({
      ...objectAt(key),
      ...(range && { Range: rangeHeader(range) }),
    });
    try {
      return await withDeadline(MAX_WAIT_MS, async (abortSignal) => {
        const found = await s3Client().send(command, { abortSignal });
        const body = found.Body as Readable; // in Node, the SDK's body is a stream
        const bytes = found.ContentLength;
        if (bytes === undefined) throw unknownLength(body);
        const totalBytes = Number(found.ContentRange?.split('/')[1] ?? bytes);
        return {
          stream: await objectStream(body, bytes, abortSignal),
          bytes,
          totalBytes,
          contentType,
        };
      });
    } catch (error) {
      if (isMissingObject(error)) return null;
      if (isBeyondEnd(error)) throw new RangeError('The range begins beyond the end');
      throw new StorageError(error);
    }
  },

  async delete(key) {
    checkKey(key);
    const command = new DeleteObjectCommand(objectAt(key));
    await withDeadline(MAX_WAIT_MS, (abortSignal) =>
      s3Client().send(command, { abortSignal }),
    ).catch(throwStorageError);
  },

  async *list(prefix) {
    checkPrefix(prefix);
    let next: string | undefined;
    do {
      const listCommand = new ListObjectsV2Command({
        Bucket: env().S3_BUCKET,
        Prefix: prefix,
        ContinuationToken: next,
      });
      const found = await withDeadline(MAX_WAIT_MS, (abortSignal) =>
        s3Client().send(listCommand, { abortSignal }),
      ).catch(throwStorageError);
      for (const { Key, Size, LastModified } of found.Contents ?? [])
        if (Key) yield { key: Key, bytes: Size ?? 0, changedAt: LastModified ?? new Date(0) };
      next = found.NextContinuationToken;
    } while (next);
  },
};

function throwStorageError(error: unknown): never {
  throw new StorageError(error);
}

/** Without a length, we could neither choose a time limit nor notice a truncated body. */
function unknownLength(body: Readable): Error {
  body.destroy();
  return new Error('The storage does not say how long the object is.');
}

const objectAt = (key: string) => ({ Bucket: env().S3_BUCKET, Key: key });

const rangeHeader = ({ start, end }: ByteRange) => `bytes=${start}-${end ?? ''}`;
