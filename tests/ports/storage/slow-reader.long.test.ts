import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { s3 } from '@/lib/platform/storage/s3';
import { resetS3Client } from '@/lib/platform/storage/s3-client';
import { StorageError } from '@/lib/platform/storage-error';

const KEY = 'media/a/original-x.mp4';
/** More than systems buffer for a connection, so that the connection goes silent when the reader pauses. */
const LARGE = 48 * 1024 * 1024;
/** Longer than the storage's limit for a silent connection. */
const PAUSE_MS = 6_000;

let server: Server;

/** Starts a bucket whose object has LARGE bytes and is sent by `send`. */
async function startBucket(send: (response: ServerResponse) => unknown): Promise<void> {
  server = createServer((_, response) => {
    response.on('error', () => {}); // the reader may disconnect
    response.writeHead(200, { 'Content-Length': LARGE, 'Content-Type': 'video/mp4' });
    send(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  Object.assign(env(), {
    S3_BUCKET: 'slow-reader',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_FORCE_PATH_STYLE: true,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  resetS3Client();
}

afterEach(async () => {
  resetS3Client();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Pauses once while reading the object. Returns the number of bytes read. */
async function readWithPause(): Promise<number> {
  const object = await s3.get(KEY);
  let bytes = 0;
  for await (const chunk of object?.stream ?? []) {
    if (bytes === 0) await sleep(PAUSE_MS);
    bytes += chunk.length;
  }
  return bytes;
}

describe('a large object from a real server', () => {
  it("arrives whole when the reader pauses longer than the storage's limit", async () => {
    await startBucket((response) => response.end(Buffer.alloc(LARGE)));
    expect(await readWithPause()).toBe(LARGE);
  });

  it('fails with a storage fault when the connection breaks', async () => {
    await startBucket((response) =>
      response.write(Buffer.alloc(LARGE / 2), () => response.destroy()),
    );
    await expect(readWithPause()).rejects.toBeInstanceOf(StorageError);
  });

  it('fails with a storage fault when the storage stalls', async () => {
    await startBucket((response) => response.write(Buffer.alloc(1_000)));
    await expect(readWithPause()).rejects.toBeInstanceOf(StorageError);
  });
});
